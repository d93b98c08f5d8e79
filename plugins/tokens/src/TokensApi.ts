import type { CaipAddress, Cancellable, TokenHolding } from "@latchkey/core"

/** The actions of `kit.tokens`. */
export interface TokensApi {
  /**
   * Reads what the connected account of a namespace, by default the active one, holds on its network, into the state:
   * `kit.getSnapshot().tokens[namespace]`. A read that is under way is joined. What was read within 30 s is not read again,
   * unless the account's balance has changed since, and nothing is read within 30 s of a failure; `force` reads at once. On a
   * network that the app does not use nothing is read. A failed read is a part of the state, and no failure of this.
   *
   * Fails: `NotConnectedError`, `CapabilityMissingError` where the tokens of the namespace cannot be listed.
   */
  readonly refresh: (
    request?: { readonly namespace?: string | undefined; readonly force?: boolean } & Cancellable
  ) => Promise<void>
  /**
   * Counts a token by its address or CAIP-10 id on the network of the account, and keeps it in this browser: Send, Swap and Tokens list it
   * from then on, wherever there is some of it. Answers with what the account holds of it.
   *
   * Fails: `NotConnectedError`, `TransferTokenInvalidError` where no token is there, `CapabilityMissingError`, and as reading the chain
   * does.
   */
  readonly add: (
    request: { readonly token: string; readonly namespace?: string | undefined },
    options?: Cancellable
  ) => Promise<TokenHolding>
  /** Keeps in this browser that a token, by its CAIP-10 id, is not shown in lists of what is held; `isShown` shows it again. */
  readonly show: (request: { readonly token: CaipAddress; readonly isShown: boolean }) => Promise<void>
}
