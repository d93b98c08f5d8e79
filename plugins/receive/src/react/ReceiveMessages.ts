/** Every text that the views show, in one language. `{name}` is replaced by a value. */
export interface ReceiveMessages {
  /** Alternative text of the QR code. */
  readonly qrCode: string
  /** What the payment link does. */
  readonly link: string
  readonly copyLink: string
  readonly linkCopied: string
  readonly linkFailed: string
  /** What may be sent here, if the address works on one network only. */
  readonly onlyHere: string
  /** What may be sent here, if the address works on several networks. */
  readonly onlyCompatible: string
  readonly networksText: string
  readonly notConnected: string
}
