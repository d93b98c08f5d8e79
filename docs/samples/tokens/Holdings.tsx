import { formatAmount } from "@latchkey/core"
import { useTokens } from "@latchkey/tokens/react"

export const Holdings = () => {
  const { tokens, readAgain } = useTokens()
  if (tokens === undefined) return <p>Reading…</p>
  return (
    <section>
      <ul>
        {tokens.list
          .filter(({ unverified }) => !unverified)
          .map(({ token = "coin", amount }) => (
            <li key={token}>
              {formatAmount(amount)} {amount.symbol}
            </li>
          ))}
      </ul>
      <button onClick={readAgain}>Refresh</button>
    </section>
  )
}
