import { formatAmount, parseAmount } from "@latchkey/core"
import { kit } from "./kit"

const [coin] = await kit.send.tokens()
const decimals = coin?.amount.decimals ?? 18

// Nothing is asked of the wallet yet.
const { transfer, lookAlike } = await kit.send.prepare({
  receiver: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
  amount: { value: parseAmount("0.05", decimals), decimals }
})
console.log(transfer.receiver, formatAmount(transfer.amount), formatAmount(transfer.fee))
console.log(transfer.warnings, lookAlike)

// When the visitor has seen it and agrees:
const { hash } = await kit.send.submit(transfer)
const outcome = await kit.send.follow()
console.log(hash, outcome.status) // success, failed or unknown
