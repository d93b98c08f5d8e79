import { callStandardFeature, type StandardAccount, type StandardWallet } from "@latchkey/core/chain-kit"
import { parseSuiAddress } from "./address.ts"

/** What the connected wallet can be asked: the provider of the namespace. */
export class SuiSession {
  readonly #wallet: StandardWallet
  #accounts: ReadonlyArray<StandardAccount>
  #chain: string

  constructor(wallet: StandardWallet, accounts: ReadonlyArray<StandardAccount>, chain: string) {
    this.#wallet = wallet
    this.#accounts = accounts
    this.#chain = chain
  }

  /** Takes note of what the wallet shares by now. */
  share(accounts: ReadonlyArray<StandardAccount>): void {
    this.#accounts = accounts
  }

  /** Signs for another of the wallet's chains from now on. Fails: throws when the wallet does not list it. */
  moveTo(chain: string): void {
    if (!this.#wallet.chains.includes(chain)) throw new Error(`${this.#wallet.name} has no ${chain}.`)
    this.#chain = chain
  }

  /** The serialised signature, base64. */
  async signMessage(address: string, message: string | Uint8Array): Promise<string> {
    const bytes = typeof message === "string" ? new TextEncoder().encode(message) : message
    return (await this.#ask("signPersonalMessage", { message: bytes }, address)).signature
  }

  signTransaction(transaction: { readonly toJSON: () => Promise<string> }) {
    return this.#ask("signTransaction", { transaction })
  }

  async #ask(method: string, input: object, address?: string) {
    const asked = { ...input, account: this.#account(address), chain: this.#chain }
    return decodeSigned(await callStandardFeature(this.#wallet, `sui:${method}`, method, asked))
  }

  #account(address?: string): object {
    const found = this.#accounts.find(
      (account) => address === undefined || parseSuiAddress(account.address) === address
    )
    if (found === undefined) throw new Error("The wallet does not share that account.")
    return found.source
  }
}

/** Whether a foreign value is the provider of a connected Sui wallet. */
export const isSuiProvider = (value: unknown): value is SuiSession => value instanceof SuiSession

const isBase64 = (value: unknown): value is string =>
  typeof value === "string" && value.length < 1_000_000 && /^[A-Za-z0-9+/]+={0,2}$/.test(value)

const decodeSigned = (answer: unknown): { readonly bytes: string; readonly signature: string } => {
  const { bytes, signature } = (answer ?? {}) as { readonly bytes?: unknown; readonly signature?: unknown }
  if (!isBase64(bytes) || !isBase64(signature)) throw new Error("The wallet's answer is no signature.")
  return { bytes, signature }
}
