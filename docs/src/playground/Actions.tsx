import { useAccount, useKit, useModal, useNetwork, useNetworks } from "@latchkey/react"
import { useState } from "react"
import type { PlaygroundKit } from "./makeKit.ts"
import type { FollowAction } from "./outcome.ts"
import { orderFor } from "./typedData.ts"

const views = [
  { view: undefined, label: "Open" },
  { view: "Connect", label: "Connect" },
  { view: "Account", label: "Account" },
  { view: "Networks", label: "Networks" },
  { view: "Profile", label: "Wallets" },
  { view: "UnsupportedChain", label: "Unsupported network" },
  { view: "WhatIsAWallet", label: "What is a wallet?" },
  { view: "WhatIsANetwork", label: "What is a network?" }
]

/** What an app does with a kit: open it, sign, switch, disconnect. */
export const Actions = ({
  receive,
  follow
}: {
  readonly receive: boolean
  readonly follow: FollowAction
}) => {
  const kit = useKit<PlaygroundKit>()
  const { open } = useModal()
  const { isConnected } = useAccount()
  const { network, networkId } = useNetwork()
  const networks = useNetworks()
  const [message, setMessage] = useState("Hello from the Latchkey playground.")
  const offered = receive ? [...views, { view: "receive/Address", label: "Receive" }] : views

  return (
    <section className="actions" aria-label="Actions">
      <h2>Try it</h2>
      <div className="action-group">
        <label className="field">
          <span>Message to sign</span>
          <input
            type="text"
            value={message}
            autoComplete="off"
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
        </label>
        <div className="row">
          <button
            type="button"
            disabled={!isConnected}
            onClick={() => follow("signMessage", () => kit.signMessage({ message }))}
          >
            Sign message
          </button>
          <button
            type="button"
            disabled={!isConnected}
            onClick={() =>
              follow("evm.signTypedData", () =>
                kit.evm.signTypedData({ typedData: orderFor(Number(network?.id ?? 1)) })
              )
            }
          >
            Sign typed data
          </button>
        </div>
      </div>
      <div className="action-group">
        <h3>Switch network</h3>
        <div className="row">
          {networks.map(({ caipNetworkId, name }) => (
            <button
              key={caipNetworkId}
              type="button"
              aria-pressed={caipNetworkId === networkId}
              onClick={() => follow("switchNetwork", () => kit.switchNetwork({ networkId: caipNetworkId }))}
            >
              {name}
            </button>
          ))}
          <button
            type="button"
            onClick={() => follow("switchNetwork", () => kit.switchNetwork({ networkId: "eip155:5" }))}
          >
            Not of this app
          </button>
        </div>
      </div>
      <div className="action-group">
        <h3>Open a view</h3>
        <div className="row">
          {offered.map(({ view, label }) => (
            <button key={label} type="button" onClick={() => open(view === undefined ? undefined : { view })}>
              {label}
            </button>
          ))}
        </div>
      </div>
      <div className="action-group">
        <h3>Session</h3>
        <div className="row">
          <button
            type="button"
            disabled={!isConnected}
            onClick={() => follow("refreshBalance", () => kit.refreshBalance({ force: true }))}
          >
            Read balance
          </button>
          <button
            type="button"
            disabled={!isConnected}
            onClick={() => follow("disconnect", () => kit.disconnect())}
          >
            Disconnect
          </button>
        </div>
      </div>
    </section>
  )
}
