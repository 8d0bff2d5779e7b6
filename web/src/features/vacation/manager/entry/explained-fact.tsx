// Default export: loaded lazily, since what explains on hover needs a lot of code.
export { Explained as default } from '../../../../ui/display/explained.tsx';
