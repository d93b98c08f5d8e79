// A wallet in a process of its own: it is made of the first message, and its functions are called by the others.
import { createPairedWallet } from "./createPairedWallet.ts"
import type { PairedWallet, PairedWalletOptions } from "./PairedWallet.ts"

type Call = { readonly id: number; readonly name: keyof PairedWallet | "make"; readonly input: unknown }

let wallet: PairedWallet | undefined

const run = async ({ name, input }: Call): Promise<unknown> => {
  if (name !== "make") return wallet![name](input as never)
  wallet = await createPairedWallet(input as PairedWalletOptions)
  return undefined
}

process.on("message", (call: Call) => {
  const { id } = call
  run(call).then(
    (result) => process.send!({ id, result }),
    (cause: unknown) => process.send!({ id, error: cause instanceof Error ? cause.message : String(cause) })
  )
})
process.on("disconnect", () => process.exit())
