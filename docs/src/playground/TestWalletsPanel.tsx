import type { Policy } from "@latchkey/testing"
import { useState } from "react"
import { chainsNamed, type ChainName } from "./chains/chains.ts"
import { Choice } from "./controls/Choice.tsx"
import { Select } from "./controls/Select.tsx"
import { Toggle } from "./controls/Toggle.tsx"
import { walletDeclarations, type WalletDeclaration } from "./testWallets/declarations.ts"
import { faultChoices } from "./testWallets/faultChoices.ts"
import type { WalletSide } from "./testWallets/sides/WalletSide.ts"
import type { TestWallet, TestWallets } from "./testWallets/TestWallets.ts"

const policies: ReadonlyArray<{ readonly value: Policy; readonly label: string }> = [
  { value: "ask", label: "Asks you" },
  { value: "approve", label: "Approves" },
  { value: "reject", label: "Declines" },
  { value: "hang", label: "Is silent" }
]

const short = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`

const labelOf = (chain: ChainName) => chainsNamed([chain])[0]?.label ?? chain

const networkOf = (side: WalletSide) => side.networks().find(({ id }) => id === side.network())?.label

/** Where a wallet is connected, in words; nothing when it is not. */
const whereConnected = (sides: ReadonlyArray<WalletSide>) =>
  sides
    .filter(({ wallet }) => wallet.accounts().length > 0)
    .map((side) => networkOf(side) ?? labelOf(side.chain))
    .join(", ")

const SideControls = ({ side, named }: { readonly side: WalletSide; readonly named: boolean }) => {
  const networks = side.networks()
  const accounts = side.accounts()
  const selected = side.selected()
  const name = (what: string) => (named ? `${labelOf(side.chain)} ${what.toLowerCase()}` : what)
  return (
    <>
      {networks.length > 1 && (
        <Select
          label={name("Network")}
          value={side.network() ?? ""}
          options={networks.map(({ id, label }) => ({ value: id, label }))}
          onChange={(next) => side.switchTo(next)}
        />
      )}
      {accounts.length > 1 && (
        <Select
          label={name("Account")}
          value={accounts.find(({ id }) => selected.includes(id))?.id ?? accounts[0]!.id}
          options={accounts.map(({ id, label, address }) => ({
            value: id,
            label: `${label} (${short(address)})`
          }))}
          onChange={(next) => {
            const account = accounts.find(({ id }) => id === next)
            if (account !== undefined) side.select(account)
          }}
        />
      )}
    </>
  )
}

const WalletRow = ({
  entry: { declaration, policy, fault, locked, sides },
  wallets,
  onRemove
}: {
  readonly entry: TestWallet
  readonly wallets: TestWallets
  readonly onRemove: () => void
}) => {
  const { id, name, icon, about } = declaration
  const connected = whereConnected(sides)
  const faults = faultChoices.filter(
    ({ only }) => only === undefined || sides.some(({ chain }) => chain === only)
  )
  return (
    <li className="wallet" aria-label={name} data-testid={`wallet-${id}`}>
      <div className="wallet-head">
        <img src={icon} alt="" width={40} height={40} />
        <div className="wallet-name">
          <strong dir="auto">{name}</strong>
          <span>{connected === "" ? about : `Connected: ${connected}`}</span>
        </div>
        <Choice
          label={`When ${name} is asked`}
          value={policy}
          options={policies}
          onChange={(next) => wallets.setPolicy(id, next)}
        />
      </div>
      <details>
        <summary>In the wallet</summary>
        <div className="wallet-controls">
          {sides.map((side) => (
            <SideControls key={side.chain} side={side} named={sides.length > 1} />
          ))}
          <Select
            label="Fault"
            value={fault}
            options={faults.map((choice) => ({ value: choice.name, label: choice.label }))}
            onChange={(next) => wallets.setFault(id, next)}
          />
          {sides.some(({ setLocked }) => setLocked !== undefined) && (
            <Toggle label="Locked" checked={locked} onChange={(next) => wallets.setLocked(id, next)} />
          )}
          <div className="row">
            <button type="button" disabled={connected === ""} onClick={() => wallets.revoke(id)}>
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

/** The test wallets that this page has for the chains that are switched on, and those that can be added. */
export const TestWalletsPanel = ({
  chains,
  installed,
  wallets,
  onAdd,
  onRemove
}: {
  readonly chains: ReadonlyArray<ChainName>
  readonly installed: ReadonlyArray<TestWallet>
  readonly wallets: TestWallets
  readonly onAdd: (id: string) => void
  readonly onRemove: (id: string) => void
}) => {
  const [adding, setAdding] = useState(false)
  const serves = (declaration: WalletDeclaration) =>
    declaration.chains.some((chain) => chains.includes(chain))
  const absent = walletDeclarations.filter(
    (each) => serves(each) && installed.every(({ declaration }) => declaration !== each)
  )
  const shown = installed.filter(({ declaration }) => serves(declaration))
  return (
    <section className="panel wallets" aria-labelledby="test-wallets">
      <header>
        <div>
          <h2 id="test-wallets">Test wallets</h2>
          <p>They use real but publicly known keys. Never send anything of value to them.</p>
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
          {absent.map(({ id, name, icon, about }) => (
            <li key={id}>
              <button
                type="button"
                aria-labelledby={`add-${id}`}
                data-testid={`add-${id}`}
                onClick={() => {
                  onAdd(id)
                  setAdding(false)
                }}
              >
                <img src={icon} alt="" width={32} height={32} />
                <span id={`add-${id}`}>
                  <strong dir="auto">{name}</strong>
                  <span>{about}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {shown.length === 0 ? (
        <p className="none">No test wallet is installed. The wallets of your browser are still offered.</p>
      ) : (
        <ul className="wallet-list">
          {shown.map((entry) => (
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
