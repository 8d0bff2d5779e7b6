import type { MantineColorsTuple } from '@mantine/core';

// Shade 8 is the filled shade in light, shade 5 in dark (primaryShade in theme.ts).
export const spruce: MantineColorsTuple = [
  '#EFF7F3',
  '#DDEDE5',
  '#B8DACB',
  '#8FC5AE',
  '#6CB395',
  '#55A885',
  '#46A07B',
  '#2F8462',
  '#1F6F51',
  '#0F5A40',
];

export const red: MantineColorsTuple = [
  '#FDF3F1',
  '#FBE7E4',
  '#F6CFC9',
  '#F1B2A9',
  '#EF988D',
  '#E9796B',
  '#DB5A4B',
  '#CC4839',
  '#C0392B',
  '#A32D21',
];

export const amber: MantineColorsTuple = [
  '#FEF9ED',
  '#FDF3DC',
  '#F9E4B5',
  '#F0CF87',
  '#E3B968',
  '#D3A04F',
  '#C58E35',
  '#B7791F',
  '#8A5A12',
  '#6E470D',
];

export const blue: MantineColorsTuple = [
  '#F2F6FE',
  '#E6EEFC',
  '#CBDCF8',
  '#B1CBF5',
  '#9BBBF3',
  '#6C9AEC',
  '#4A7FDD',
  '#3A6FD0',
  '#2559B3',
  '#1C478F',
];

export const gray: MantineColorsTuple = [
  '#FAFAF7',
  '#F4F4F0',
  '#EFEFEA',
  '#E6E5DF',
  '#D6D5CE',
  '#8B928E',
  '#68706B',
  '#5F6762',
  '#3F4643',
  '#1B1F1D',
];

// Mantine reads this tuple in the dark scheme: 0 text, 2 dimmed, 4 border, 6 surface, 7 page.
export const dark: MantineColorsTuple = [
  '#E7ECE9',
  '#B0B6B2',
  '#98A29C',
  '#98A29C',
  '#29302C',
  '#222825',
  '#181D1A',
  '#111513',
  '#0D100F',
  '#0B1511',
];
