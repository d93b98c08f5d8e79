import { displayBalance } from "@latchkey/core"
import { type BalanceView, useAccount, useBalance, useConnection, useNetwork } from "@latchkey/react"
import type { ReactNode } from "react"

const Fact = ({
  name,
  testId,
  children
}: {
  readonly name: string
  readonly testId: string
  readonly children: ReactNode
}) => (
  <div>
    <dt>{name}</dt>
    <dd data-testid={testId}>{children ?? <span className="none">none</span>}</dd>
  </div>
)

const balanceText = ({ status, balance, symbol }: BalanceView): string | undefined => {
  if (status === "error") return "could not be read"
  if (balance !== undefined) return `${displayBalance(balance)} ${symbol ?? ""}`
  return status === "pending" ? "…" : undefined
}

/** What the hooks say. */
export const AccountFacts = () => {
  const { status, address, connectedWalletInfo } = useAccount()
  const { connection } = useConnection()
  const { network, networkId, isSupported } = useNetwork()
  const balance = balanceText(useBalance())
  return (
    <section className="facts" aria-label="Account">
      <h2>
        What the hooks say
        <span className="status" data-status={status} data-testid="status">
          {status}
        </span>
      </h2>
      <dl>
        <Fact name="address" testId="address">
          {address}
        </Fact>
        <Fact name="wallet" testId="wallet">
          {connectedWalletInfo?.name ?? connection?.name}
        </Fact>
        <Fact name="network" testId="network">
          {network === undefined ? undefined : (
            <>
              {network.name} <code>{networkId}</code>
              {!isSupported && <span className="tag">not of this app</span>}
            </>
          )}
        </Fact>
        <Fact name="balance" testId="balance">
          {balance}
        </Fact>
      </dl>
    </section>
  )
}
