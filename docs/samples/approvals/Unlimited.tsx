import { useApprovals } from "@latchkey/approvals/react"

export const Unlimited = () => {
  const { approvals, review, progress, prepare, submit } = useApprovals()
  const unlimited = approvals?.list.filter(({ isUnlimited }) => isUnlimited) ?? []
  return (
    <ul>
      {unlimited.map(({ key, name, spender }) => (
        <li key={key}>
          {spender} may take all {name}
          {review?.approval.key === key ? (
            <button onClick={() => void submit(review).catch(() => {})}>
              Revoke{progress?.review === review ? `: ${progress.status}` : ""}
            </button>
          ) : (
            <button onClick={() => void prepare({ key }).catch(() => {})}>What does revoking cost?</button>
          )}
        </li>
      ))}
    </ul>
  )
}
