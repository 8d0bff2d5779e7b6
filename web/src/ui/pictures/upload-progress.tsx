/** UploadProgress { label, percent } — how much of a file is sent. */
import { Progress } from '@mantine/core';

interface UploadProgressProps {
  label: string;
  percent: number;
}

export function UploadProgress({ label, percent }: UploadProgressProps) {
  return (
    <Progress.Root size="sm">
      <Progress.Section
        value={percent}
        withAria={false}
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={`${percent} %`}
      />
    </Progress.Root>
  );
}
