/** A message to a person; `html` beside the plain text every mail has. */
export interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends mail. Throws when the message was not accepted. */
export interface Mailer {
  send(message: Message): Promise<void>;
  close(): Promise<void>;
}
