import { useApprovals } from "@latchkey/approvals/react"
import { isKitError } from "@latchkey/core"
import { useState } from "react"

export const Unlimited = () => {
  const { approvals, review, progress, prepare, submit } = useApprovals()
  const [problem, setProblem] = useState<string>()
  const tried = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => setProblem(isKitError(error) ? error.code : "APPROVALS_ERROR"))
  const unlimited = approvals?.list.filter(({ isUnlimited }) => isUnlimited) ?? []
  return (
    <>
      {problem !== undefined && <p>Not revoked: {problem}</p>}
      <ul>
        {unlimited.map(({ key, name, spender }) => (
          <li key={key}>
            {spender} may take all {name}
            {review?.approval.key === key ? (
              <button onClick={() => tried(submit(review))}>
                Revoke{progress?.review === review ? `: ${progress.status}` : ""}
              </button>
            ) : (
              <button onClick={() => tried(prepare({ key }))}>What does revoking cost?</button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
