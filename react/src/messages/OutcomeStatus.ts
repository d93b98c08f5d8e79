/**
 * Where something is that a wallet was asked for. `asking`: the wallet is asked; `unsent`: it ended before anything was sent; `sent`:
 * the wallet has sent it; `success`, `failed`: the chain says so; `unknown`: nobody can tell.
 */
export type OutcomeStatus = "asking" | "unsent" | "sent" | "success" | "failed" | "unknown"
