import type { Broadcast } from '../../adapters/realtime.ts';
import type { Queryable } from '../../db/client.ts';

/** A file its owner deletes: a resume by its ID, or a video resume by its storage key, which changes when it is replaced. */
export type DeletedFile = { kind: 'resume'; part: { resume_id: string } } | { kind: 'video'; part: { storage_key: string } };

/** What deleting a file does to the conversations it was sent in. The chat implements it (chat/deleted-files.ts), because it builds on the profile. */
export interface FilesInChats {
  /** Blocks a seeker's messages until the transaction ends, before it deletes one of their files, so that no deleted file can be sent. */
  lock: (db: Queryable, userId: string) => Promise<void>;
  /**
   * Marks a deleted file in each message that sent it, while the conversations are locked. The message still shows the file's name.
   * @returns sends the changed messages to both sides; call it after the commit
   */
  markDeleted: (db: Queryable, userId: string, file: DeletedFile) => Promise<Broadcast>;
}
