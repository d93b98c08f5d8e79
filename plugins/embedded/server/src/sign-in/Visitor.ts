/** Who asks, as far as a server knows. */
export interface Visitor {
  /** Hash of the secret of the device: a browser's storage for the frame on one site. */
  readonly device: string
  /** What mails call the browser. */
  readonly label: string
  /** Address of the client, for the limits. */
  readonly client: string
}
