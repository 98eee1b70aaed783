/** The advisory locks of PostgreSQL that aren't about one row. One place, so that no two have the same number. */
export const LOCKS = {
  /** Nodes that start at the same time migrate the schema one after the other. */
  migration: 727_001,
  /** Whatever writes the demo's market. */
  demoMarket: 727_002,
  /** Whatever rebuilds the suggestions of a country, together with its ID. */
  suggestions: 727_003,
  /** The one node that processes the emails that waited for someone's quiet hours. Two would each send part of a combined one. */
  waitingMail: 727_004,
  /** The same for push messages. */
  waitingPush: 727_007,
  /** Shared by every running import. If an import is killed, PostgreSQL releases it. */
  import: 727_005,
  /** The one node that notifies of unread messages. */
  missedMessages: 727_006,
} as const;
