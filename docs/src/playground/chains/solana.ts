import { solana, solanaDevnet, solanaMainnet } from "@latchkey/solana"
import { chainParts } from "./ChainParts.ts"

const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"

/** The 32 bytes of an address. */
const bytesOf = (address: string): ReadonlyArray<number> => {
  const value = [...address].reduce((sum, digit) => sum * 58n + BigInt(alphabet.indexOf(digit)), 0n)
  return Array.from({ length: 32 }, (_, index) => Number((value >> BigInt(8 * (31 - index))) & 255n))
}

const zeros = (count: number) => Array.from({ length: count }, () => 0)

/** 1,000 lamports to oneself, in wire format without its signature. Its blockhash is none of a block: nobody could send it. */
const payment = (address: string) =>
  Uint8Array.of(
    ...[1, ...zeros(64)],
    // The message: one signer, one account that is only read; the payer, the system program, the blockhash.
    ...[1, 0, 1, 2, ...bytesOf(address), ...zeros(32), ...bytesOf(address)],
    // One instruction: the system program's transfer, from the payer to the payer.
    ...[1, 1, 2, 0, 0, 12, 2, 0, 0, 0, 0xe8, 0x03, ...zeros(6)]
  )

export const solanaParts = chainParts({
  plugin: () => solana(),
  networks: { solanaMainnet, solanaDevnet },
  actions: [
    {
      name: "solana.signIn",
      label: "Sign in",
      run: async (api) => (await api.signIn({ statement: "Sign in to the Latchkey playground." })).signature
    },
    {
      name: "solana.signTransaction",
      label: "Sign a transaction",
      run: async (api, { address }) =>
        (await api.signTransaction({ transaction: payment(address) })).signature
    }
  ]
})
