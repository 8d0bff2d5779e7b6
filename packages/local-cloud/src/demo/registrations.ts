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

/** Default fields of a registration, without date and project. */
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
