import { sampleIds } from '@driftig/contracts/core/sample';
import { projectIdOf } from '@driftig/domain/time/projects';

export const stock = {
  projectId: sampleIds.project,
  projectName: 'Lager og klargøring',
  isInternal: true,
};
export const meetings = {
  projectId: projectIdOf('M0DER'),
  projectName: 'Møder og kurser',
  isInternal: true,
};

/** What is registered of a day beside its date and project. */
export const plain = {
  kind: 'work' as const,
  activity: '',
  hundredths: undefined,
  flexReason: '',
  startTime: '',
  endTime: '',
  breakMinutes: 0,
  isOverMidnight: false,
};
