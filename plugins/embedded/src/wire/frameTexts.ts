/** Texts of the wire: what a frame says of an error is shown as it is, and some are told apart by these. */
export const frameTexts = {
  /** Of an error that says nothing of itself. */
  error: "An error occurred",
  /** Of a wallet's request that was aborted. */
  requestAborted: "Request was aborted",
  /** Of any other request that was aborted. */
  aborted: "Something went wrong",
  /** Where the frame's document cannot be loaded. */
  loadFailed: "Unable to load email login dependency",
  /** Begins what a frame says of an address that it refuses. */
  invalidEmail: "Invalid email",
  /** Of a method that is in neither list. */
  methodNotAllowed: "Requested RPC call is not allowed"
} as const
