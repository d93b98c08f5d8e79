/** Why a request is not served: what the visitor may be told of it. */
export class Refusal extends Error {
  override readonly name = "Refusal"
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 428 | 429 | 502 | 503
  /** A word for the frame to tell refusals apart by. */
  readonly code: string
  /** After how many seconds it may be asked again, where that helps. */
  readonly retryAfter: number | undefined

  /** What else the frame is told, beside the code and the message. */
  readonly more: Readonly<Record<string, string>>

  constructor(
    status: Refusal["status"],
    code: string,
    message: string,
    retryAfter?: number,
    more: Readonly<Record<string, string>> = {}
  ) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
    this.more = more
  }
}
