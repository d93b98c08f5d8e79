import { ConnectButton, KitModal, KitProvider, NetworkButton } from "@latchkey/react"
import { useMemo, useState, useSyncExternalStore } from "react"
import { Actions } from "./Actions.tsx"
import { CodePanel } from "./CodePanel.tsx"
import { EventLog } from "./EventLog.tsx"
import { Facts } from "./Facts.tsx"
import { kitSettings, type PlaygroundKit } from "./makeKit.ts"
import { OptionsPanel } from "./OptionsPanel.tsx"
import { chosenNetworks, offeredChains } from "./networks.ts"
import { reproduce, reproduceStyles } from "./reproduce.ts"
import type { Settings } from "./settings.ts"
import type { Stack } from "./Stack.ts"
import { TestWalletsPanel } from "./TestWalletsPanel.tsx"
import { ApprovalCard } from "./testWallets/ApprovalCard.tsx"
import { walletDeclarations } from "./testWallets/declarations.ts"
import { usePlaygroundKit } from "./usePlaygroundKit.ts"
import { useSettings } from "./useSettings.ts"
import { useTestWallets, type ReadyPage } from "./useTestWallets.ts"

const ownStorage = (): Storage | undefined => {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

const StackNotice = ({ settings, stack }: { readonly settings: Settings; readonly stack: Stack }) => {
  const names = chosenNetworks(settings)
    .filter(({ id }) => stack.networks.some((network) => network.id === id))
    .map(({ label }) => label)
  return (
    <p className="stack-notice" data-testid="stack" data-running={names.length > 0}>
      {names.length > 0 ? (
        `Local networks: ${names.join(", ")}`
      ) : (
        <span>
          No local networks are running: wallets connect and sign. Balances need the demo,{" "}
          <code>npm run demo</code>.
        </span>
      )}
    </p>
  )
}

const Stage = ({
  made: { kit, chains },
  settings,
  stack
}: {
  readonly made: PlaygroundKit
  readonly settings: Settings
  readonly stack: Stack
}) => {
  const { theme, locale, inPage, receive, pay } = settings
  const [message, setMessage] = useState("Hello from the Latchkey playground.")
  return (
    <KitProvider kit={kit} theme={theme} locale={locale} disableAppend={inPage}>
      <section className="stage" aria-label="The live kit" data-testid="stage">
        <header>
          <span className="stage-title">Your app</span>
          <div className="stage-buttons">
            <NetworkButton />
            <ConnectButton />
          </div>
        </header>
        {inPage && (
          <div className="stage-embedded">
            <KitModal embedded />
          </div>
        )}
        <div className="stage-columns" data-many={chains.length > 1}>
          <Facts chains={chains} stack={stack} message={message} onMessage={setMessage} />
          <Actions chains={chains} receive={receive} pay={pay} />
        </div>
        <EventLog />
        <StackNotice settings={settings} stack={stack} />
      </section>
    </KitProvider>
  )
}

/** Without the chains that the demo had to leave out. */
const withOffered = (settings: Settings, stack: Stack): Settings => {
  const offered = offeredChains(stack).map(({ name }) => name)
  const chosen = settings.chains.filter((name) => offered.includes(name))
  return { ...settings, chains: chosen.length > 0 ? chosen : offered.slice(0, 1) }
}

/** The chains whose test wallets a running kit does not find by itself, since no event announces them. */
const isSilent = (name: string) => name === "polkadot" || name === "cosmos"

const Ready = ({
  base,
  stack,
  wallets
}: ReadyPage & {
  readonly base: string
}) => {
  const { settings: wanted, change } = useSettings()
  const settings = withOffered(wanted, stack)
  const [generation, setGeneration] = useState(0)
  const { wallets: installed, waiting } = useSyncExternalStore(wallets.subscribe, wallets.getSnapshot)
  const made = usePlaygroundKit(kitSettings(settings), stack, wallets, generation)
  const styles = useMemo(() => reproduceStyles(wanted), [wanted])
  const makeAnew = () => setGeneration((before) => before + 1)
  const add = (id: string) => {
    const declaration = walletDeclarations.find((each) => each.id === id)
    const announced = () => {
      if (declaration?.chains.some(isSilent)) makeAnew()
    }
    wallets.add(id).then(announced, makeAnew)
  }
  const remove = (id: string) => {
    wallets.remove(id)
    // An announced wallet stays known for as long as a kit lives, as the standard has no word for leaving.
    makeAnew()
  }
  return (
    <div className="playground">
      <OptionsPanel settings={settings} stack={stack} onChange={change} />
      <div className="playground-main">
        {made === undefined && <div className="stage" aria-busy="true" />}
        {made === "failed" && (
          <div className="stage" role="alert">
            <p className="stage-failed">
              The code of a chain could not be loaded. Reload the page to try again.
            </p>
          </div>
        )}
        {made !== undefined && made !== "failed" && (
          <Stage key={made.number} made={made} settings={settings} stack={stack} />
        )}
        {settings.walletConnect && stack.pairing !== undefined && (
          <p>
            <a href={`${base}phone/`} target="_blank" rel="noopener">
              Open the phone
            </a>
            : a wallet to pair by WalletConnect.
          </p>
        )}
        {settings.embedded && stack.embedded !== undefined && (
          <p>
            <a href={stack.embedded.inboxUrl} target="_blank" rel="noopener">
              Open the mailbox
            </a>
            : the codes that the embedded wallet sends.
          </p>
        )}
        {settings.safe && stack.safeUrl !== undefined && (
          <p>
            <a
              href={`${stack.safeUrl}/?${new URLSearchParams({ app: location.href })}`}
              target="_blank"
              rel="noopener"
            >
              Open this page inside a Safe
            </a>
            : a new one of two owners, whose signatures you give there.
          </p>
        )}
        {settings.farcaster && stack.farcasterUrl !== undefined && (
          <p>
            <a
              href={`${stack.farcasterUrl}/?${new URLSearchParams({ app: location.href })}`}
              target="_blank"
              rel="noopener"
            >
              Open this page inside a Farcaster client
            </a>
            : as a mini app, to a visitor with a wallet.
          </p>
        )}
        <TestWalletsPanel
          chains={settings.chains}
          installed={installed}
          wallets={wallets}
          onAdd={add}
          onRemove={remove}
        />
        <CodePanel name="App.tsx" code={reproduce(settings, stack)} />
        {styles !== "" && <CodePanel name="app.css" code={styles} />}
      </div>
      <ApprovalCard waiting={waiting} />
    </div>
  )
}

/** The playground: options, a live kit, test wallets, and the code that makes the same. */
export const Playground = ({ base }: { readonly base: string }) => {
  const ready = useTestWallets(base, ownStorage)
  return ready === undefined ? (
    <div className="playground" aria-busy="true" />
  ) : (
    <Ready base={base} {...ready} />
  )
}
