import type { Policy } from "@latchkey/testing"
import { useState } from "react"
import { chainNames } from "./chainNames.ts"
import { Choice } from "./controls/Choice.tsx"
import { Select } from "./controls/Select.tsx"
import { Toggle } from "./controls/Toggle.tsx"
import { walletDeclarations } from "./testWallets/declarations.ts"
import { faultChoices } from "./testWallets/faultChoices.ts"
import type { TestWallet, TestWallets } from "./testWallets/TestWallets.ts"

const policies: ReadonlyArray<{ readonly value: Policy; readonly label: string }> = [
  { value: "ask", label: "Asks you" },
  { value: "approve", label: "Approves" },
  { value: "reject", label: "Declines" },
  { value: "hang", label: "Is silent" }
]

const short = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`

const WalletRow = ({
  entry: { declaration, wallet, policy, fault, locked, chainId, accounts },
  wallets,
  onRemove
}: {
  readonly entry: TestWallet
  readonly wallets: TestWallets
  readonly onRemove: () => void
}) => {
  const { id, info } = declaration
  const connected = accounts.length > 0
  const owned = wallet.addresses
  const selected = owned.find((address) => address.toLowerCase() === accounts[0]) ?? owned[0]!
  return (
    <li className="wallet" aria-label={info.name} data-testid={`wallet-${id}`}>
      <div className="wallet-head">
        <img src={info.icon} alt="" width={40} height={40} />
        <div className="wallet-name">
          <strong dir="auto">{info.name}</strong>
          <span>
            {connected ? `Connected on ${chainNames[chainId] ?? `chain ${chainId}`}` : declaration.about}
          </span>
        </div>
        <Choice
          label={`When ${info.name} is asked`}
          value={policy}
          options={policies}
          onChange={(next) => wallets.setPolicy(id, next)}
        />
      </div>
      <details>
        <summary>In the wallet</summary>
        <div className="wallet-controls">
          <Select
            label="Network"
            value={String(chainId)}
            options={wallet
              .chains()
              .map((chain) => ({ value: String(chain.id), label: chain.name ?? `Chain ${chain.id}` }))}
            onChange={(next) => wallet.switchTo(Number(next))}
          />
          <Select
            label="Account"
            value={selected}
            options={owned.map((address) => ({ value: address, label: short(address) }))}
            onChange={(address) => wallet.setAccounts([address])}
          />
          <Select
            label="Fault"
            value={fault}
            options={faultChoices.map(({ name, label }) => ({ value: name, label }))}
            onChange={(next) => wallets.setFault(id, next)}
          />
          <Toggle label="Locked" checked={locked} onChange={(next) => wallets.setLocked(id, next)} />
          <div className="row">
            <button type="button" disabled={!connected} onClick={() => wallet.revoke()}>
              Forget this site
            </button>
            <button type="button" onClick={onRemove}>
              Uninstall
            </button>
          </div>
        </div>
      </details>
    </li>
  )
}

/** The test wallets that this page has, and those that can be added. */
export const TestWalletsPanel = ({
  installed,
  wallets,
  onRemove
}: {
  readonly installed: ReadonlyArray<TestWallet>
  readonly wallets: TestWallets
  readonly onRemove: (id: string) => void
}) => {
  const [adding, setAdding] = useState(false)
  const absent = walletDeclarations.filter(({ id }) =>
    installed.every(({ declaration }) => declaration.id !== id)
  )
  return (
    <section className="panel wallets" aria-labelledby="test-wallets">
      <header>
        <div>
          <h2 id="test-wallets">Test wallets</h2>
          <p>They sign for real, with keys that everybody knows. Never send anything of value to them.</p>
        </div>
        <button
          type="button"
          aria-expanded={adding}
          disabled={absent.length === 0}
          onClick={() => setAdding((before) => !before)}
        >
          Add a test wallet
        </button>
      </header>
      {adding && absent.length > 0 && (
        <ul className="wallet-offers" aria-label="Wallets to add">
          {absent.map(({ id, info, about }) => (
            <li key={id}>
              <button
                type="button"
                aria-labelledby={`add-${id}`}
                data-testid={`add-${id}`}
                onClick={() => {
                  wallets.add(id)
                  setAdding(false)
                }}
              >
                <img src={info.icon} alt="" width={32} height={32} />
                <span id={`add-${id}`}>
                  <strong dir="auto">{info.name}</strong>
                  <span>{about}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {installed.length === 0 ? (
        <p className="none">No test wallet is installed. Wallets of your browser are offered as ever.</p>
      ) : (
        <ul className="wallet-list">
          {installed.map((entry) => (
            <WalletRow
              key={entry.declaration.id}
              entry={entry}
              wallets={wallets}
              onRemove={() => onRemove(entry.declaration.id)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
