import type { JourneyView, KitCore } from "@latchkey/core"
import { useConnections, useKit, useModal, useNetwork, useNetworks } from "@latchkey/react"
import type { ChainDeclaration } from "./chains/chains.ts"
import type { LoadedChain } from "./makeKit.ts"
import { useOutcome, type FollowAction } from "./outcome.ts"
import { BatchAction } from "./BatchAction.tsx"
import { PayAction } from "./PayAction.tsx"
import { SessionAction } from "./SessionAction.tsx"
import { OutcomePanel } from "./OutcomePanel.tsx"

const views: ReadonlyArray<{ readonly view?: JourneyView | "receive/Address"; readonly label: string }> = [
  { label: "Open" },
  { view: "Connect", label: "Connect" },
  { view: "Account", label: "Account" },
  { view: "Networks", label: "Networks" },
  { view: "Profile", label: "Wallets" },
  { view: "UnsupportedChain", label: "Unsupported network" },
  { view: "WhatIsAWallet", label: "What is a wallet?" },
  { view: "WhatIsANetwork", label: "What is a network?" }
]

/** A number that no network of the playground has. */
const foreignNetwork = "eip155:5"

const NetworkChoice = ({
  chain: { name, namespace, label },
  isOnly,
  follow
}: {
  readonly chain: ChainDeclaration
  readonly isOnly: boolean
  readonly follow: FollowAction
}) => {
  const kit = useKit<KitCore>()
  const { networkId } = useNetwork({ namespace })
  const networks = useNetworks({ namespace })
  return (
    <div className="action-group">
      <h3>{isOnly ? "Switch network" : `Switch network: ${label}`}</h3>
      <div className="row">
        {networks.map((network) => (
          <button
            key={network.caipNetworkId}
            type="button"
            aria-pressed={network.caipNetworkId === networkId}
            onClick={() =>
              follow("switchNetwork", () => kit.switchNetwork({ networkId: network.caipNetworkId }))
            }
          >
            {network.name}
          </button>
        ))}
        {name === "evm" && (
          <button
            type="button"
            onClick={() => follow("switchNetwork", () => kit.switchNetwork({ networkId: foreignNetwork }))}
          >
            Not of this app
          </button>
        )}
      </div>
    </div>
  )
}

/** What an app does with a kit: switch, open it, disconnect. */
export const Actions = ({
  chains,
  receive,
  pay
}: {
  readonly chains: ReadonlyArray<LoadedChain>
  readonly receive: boolean
  readonly pay: boolean
}) => {
  const kit = useKit<KitCore>()
  const { open } = useModal()
  const { outcome, follow } = useOutcome()
  const connections = useConnections()
  const offered = receive ? [...views, { view: "receive/Address" as const, label: "Receive" }] : views

  return (
    <section className="actions" aria-label="Actions">
      <h2>Try it</h2>
      <div className="action-groups">
        {chains.map(({ chain }) => (
          <NetworkChoice key={chain.name} chain={chain} isOnly={chains.length === 1} follow={follow} />
        ))}
        {pay && <PayAction follow={follow} />}
        {"batches" in kit && <BatchAction follow={follow} />}
        {"smartSessions" in kit && <SessionAction follow={follow} />}
        <div className="action-group">
          <h3>Session</h3>
          <div className="row">
            <button
              type="button"
              disabled={connections.length === 0}
              onClick={() => follow("disconnect", () => kit.disconnect())}
            >
              Disconnect everything
            </button>
          </div>
        </div>
        <div className="action-group">
          <h3>Open a view</h3>
          <div className="row">
            {offered.map(({ view, label }) => (
              <button key={label} type="button" onClick={() => open(view)}>
                {label}
              </button>
            ))}
          </div>
        </div>
      </div>
      <OutcomePanel outcome={outcome} />
    </section>
  )
}
