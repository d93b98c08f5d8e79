import { formatAmount, isKitError, parseAmount } from "@latchkey/core"
import { useSend } from "@latchkey/send/react"
import { useState } from "react"

const receiver = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045"
const amount = { value: parseAmount("0.05", 18), decimals: 18 }

export const Donate = () => {
  const { review, progress, prepare, submit } = useSend()
  const [problem, setProblem] = useState<string>()
  const tried = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => setProblem(isKitError(error) ? error.code : "SEND_ERROR"))
  if (problem !== undefined) return <p>Not sent: {problem}</p>
  if (progress !== undefined) return <p>{progress.status}</p>
  return review === undefined ? (
    <button onClick={() => tried(prepare({ receiver, amount }))}>Donate 0.05</button>
  ) : (
    <button onClick={() => tried(submit(review.transfer))}>
      Send it, for a fee of {formatAmount(review.transfer.fee)}
    </button>
  )
}
