/** A task has no history beside its comments. */
export const taskboardTexts = {
  'taskboard.assigneesLost': undefined,
  'taskboard.categoryChanged': undefined,
  'taskboard.categoryCreated': undefined,
  'taskboard.categoryDeleted': undefined,
  'taskboard.categoryPurged': undefined,
  'taskboard.categoryRestored': undefined,
  'taskboard.categoryShared': undefined,
  'taskboard.commentAdded': undefined,
  'taskboard.commentDeleted': undefined,
  'taskboard.subtaskAdded': undefined,
  'taskboard.subtaskChanged': undefined,
  'taskboard.subtaskDeleted': undefined,
  'taskboard.taskChanged': undefined,
  'taskboard.taskCreated': undefined,
  'taskboard.taskDeleted': undefined,
  'taskboard.taskMoved': undefined,
} as const;
