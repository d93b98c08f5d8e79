/** Something that the page is told as it is. */
export class FrameError extends Error {
  override readonly name = "FrameError"
}

/** What the page is told when the visitor says no. */
export const rejected = "User rejected the request"
