import type { Cancellable } from "@latchkey/core"
import type { SolanaApi } from "../SolanaApi.ts"

/** What signers for libraries need of a kit with `solana`. */
export interface SigningKit {
  readonly getSnapshot: () => {
    readonly account: Readonly<
      Record<string, { readonly status: string; readonly address?: string | undefined }>
    >
  }
  readonly signMessage: (
    request: { readonly message: Uint8Array; readonly namespace: string },
    options?: Cancellable
  ) => Promise<string>
  readonly solana: Pick<SolanaApi, "signTransaction" | "signAllTransactions" | "signAndSendTransaction">
}

/** The account that is connected on Solana now; undefined where none is. */
export const connectedAddress = (kit: Pick<SigningKit, "getSnapshot">): string | undefined => {
  const account = kit.getSnapshot().account["solana"]
  return account?.status === "connected" ? account.address : undefined
}
