import { inputObject } from "../foreignInput.ts"
import { invalidInput } from "../refusals.ts"
import { sendTransaction } from "../sendTransaction.ts"
import type { SolanaSignAndSendTransactionOutput, SolanaSignTransactionOutput } from "../SolanaStandard.ts"
import { checkTransaction, signChecked } from "./checkTransaction.ts"
import { eachInput } from "./eachInput.ts"
import type { SolanaMethod } from "./SolanaContext.ts"

/** Adds signatures; several transactions are one question. Fails with 4001, 4100, -32000. */
export const signTransaction: SolanaMethod = async (inputs, context) => {
  const checked = await Promise.all(inputs.map((input) => checkTransaction(input, context)))
  const [first] = checked
  if (first === undefined) return []
  const named = new Set(checked.flatMap(({ chain }) => chain ?? []))
  if (named.size > 1) throw invalidInput("the transactions name different chains")
  const facts = checked.flatMap((each, index) =>
    checked.length === 1
      ? each.facts
      : [{ label: "Transaction", value: `${index + 1} of ${checked.length}` }, ...each.facts]
  )
  await context.desk.decide("solana:signTransaction", inputs, {
    kind: "signTransaction",
    account: first.address,
    sends: false,
    facts
  })
  return Promise.all(
    checked.map(async (each): Promise<SolanaSignTransactionOutput> => ({
      signedTransaction: await signChecked(each, context)
    }))
  )
}

/** Signs and sends to the chain's node, each a question of its own. Fails with 4001, 4100, -32000 and the node's errors. */
export const signAndSendTransaction: SolanaMethod = (inputs, context) =>
  eachInput(inputs, async (input): Promise<SolanaSignAndSendTransactionOutput> => {
    const checked = await checkTransaction(input, context)
    const { chain, address, facts } = checked
    if (chain === undefined) throw invalidInput("chain is missing")
    const options = inputObject(inputObject(input)["options"] ?? {})
    await context.desk.decide("solana:signAndSendTransaction", input, {
      kind: "signTransaction",
      account: address,
      sends: true,
      facts
    })
    const signed = await signChecked(checked, context)
    return { signature: await sendTransaction(signed, chain, options, context) }
  })
