// What page and worker say to each other about the tables of this device.

export type ToWorker =
  /** Where the module lies. */
  | { do: 'start'; module: string }
  /** A message for the host. */
  | { do: 'say'; text: string }
  /** Nobody looks at the table any more. */
  | { do: 'away' }
  /** How long the bots take, in ms. */
  | { do: 'pace'; ms: number }
  /** Takes a table from the tab that has it. */
  | { do: 'take'; table: string };

export type FromWorker =
  | { told: 'ready' }
  /** It cannot be played here: the module is not to be had or does not run, or nothing can be kept. */
  | { told: 'unfit'; why: 'module' | 'storage' }
  | { told: 'said'; text: string }
  /** The module failed and was started anew: what is stored is the truth. */
  | { told: 'restarted' }
  /** Another tab has taken the table, or left it. */
  | { told: 'taken' | 'free'; table: string };
