import { formatAmount, parseAmount } from "@latchkey/core"
import { useSend } from "@latchkey/send/react"

const receiver = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045"
const amount = { value: parseAmount("0.05", 18), decimals: 18 }

export const Donate = () => {
  const { review, progress, prepare, submit } = useSend()
  // What went wrong is shown where the state says it.
  const quietly = (work: Promise<unknown>) => void work.catch(() => {})
  if (progress !== undefined) return <p>{progress.status}</p>
  return review === undefined ? (
    <button onClick={() => quietly(prepare({ receiver, amount }))}>Donate 0.05</button>
  ) : (
    <button onClick={() => quietly(submit(review.transfer))}>
      Send it, for a fee of {formatAmount(review.transfer.fee)}
    </button>
  )
}
