import { displayBalance } from "@latchkey/core"
import {
  type BalanceView,
  useAccount,
  useBalance,
  useConnection,
  useKit,
  useModal,
  useNetwork
} from "@latchkey/react"
import { useId, type ReactNode } from "react"
import type { LoadedChain } from "./makeKit.ts"
import { useOutcome } from "./outcome.ts"
import { OutcomePanel } from "./OutcomePanel.tsx"
import type { Stack } from "./Stack.ts"

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

const balanceText = ({ status, balance, symbol }: BalanceView, isReadable: boolean): string | undefined => {
  if (status === "idle") return undefined
  if (!isReadable) return "needs the local networks of the demo"
  if (status === "error") return "could not be read"
  return balance === undefined ? "…" : `${displayBalance(balance)} ${symbol ?? ""}`
}

/** What the hooks say of one chain, and what can be asked of its wallet. */
export const ChainCard = ({
  loaded: { chain, parts },
  stack,
  message
}: {
  readonly loaded: LoadedChain
  readonly stack: Stack
  readonly message: string
}) => {
  const { namespace, label } = chain
  const title = useId()
  const kit = useKit()
  const { open } = useModal()
  const { outcome, follow } = useOutcome()
  const { status, isConnected, address, connectedWalletInfo } = useAccount({ namespace })
  const { connection } = useConnection({ namespace })
  const { network, networkId, isSupported } = useNetwork({ namespace })
  const isReadable = stack.networks.some(({ id }) => id === networkId)
  const balance = balanceText(useBalance({ namespace }), isReadable)
  return (
    <section className="chain" aria-labelledby={title} data-testid={`chain-${chain.name}`}>
      <h3 id={title}>
        {label}
        <span className="status" data-status={status} data-testid="status">
          {status}
        </span>
      </h3>
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
      <div className="row">
        {!isConnected && (
          <button type="button" onClick={() => open({ view: "Connect", namespace })}>
            Connect {label}
          </button>
        )}
        {isConnected && (
          <>
            <button
              type="button"
              onClick={() => follow("signMessage", () => kit.signMessage({ message, namespace }))}
            >
              Sign message
            </button>
            {parts.actions.map((action) => (
              <button
                key={action.name}
                type="button"
                disabled={action.needsNode && !isReadable}
                onClick={() =>
                  follow(action.name, () => action.run(kit, { address, networkId: network?.id ?? "" }))
                }
              >
                {action.label}
              </button>
            ))}
            <button
              type="button"
              disabled={!isReadable}
              onClick={() => follow("refreshBalance", () => kit.refreshBalance({ namespace, force: true }))}
            >
              Read balance
            </button>
            <button type="button" onClick={() => follow("disconnect", () => kit.disconnect({ namespace }))}>
              Disconnect
            </button>
          </>
        )}
      </div>
      {outcome !== undefined && <OutcomePanel outcome={outcome} />}
    </section>
  )
}
