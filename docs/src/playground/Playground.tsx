import { ConnectButton, KitModal, KitProvider, NetworkButton } from "@latchkey/react"
import { useEffect, useMemo, useState, useSyncExternalStore } from "react"
import { AccountFacts } from "./AccountFacts.tsx"
import { Actions } from "./Actions.tsx"
import { CodePanel } from "./CodePanel.tsx"
import { EventLog } from "./EventLog.tsx"
import { kitSettings, type PlaygroundKit } from "./makeKit.ts"
import { OptionsPanel } from "./OptionsPanel.tsx"
import { useOutcome } from "./outcome.ts"
import { OutcomePanel } from "./OutcomePanel.tsx"
import { reproduce, reproduceStyles } from "./reproduce.ts"
import type { Settings } from "./settings.ts"
import { readStack, type Stack } from "./Stack.ts"
import { TestWalletsPanel } from "./TestWalletsPanel.tsx"
import { ApprovalCard } from "./testWallets/ApprovalCard.tsx"
import { makeTestWallets, type TestWallets } from "./testWallets/TestWallets.ts"
import { usePlaygroundKit } from "./usePlaygroundKit.ts"
import { useSettings } from "./useSettings.ts"

const ownStorage = (): Storage | undefined => {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

const StackNotice = ({ stack }: { readonly stack: Stack }) => (
  <p className="stack-notice" data-testid="stack" data-running={stack.length > 0}>
    {stack.length > 0
      ? `Local networks: ${stack.map(({ name }) => name).join(", ")}`
      : "No local networks are running: wallets connect and sign, but balances cannot be read."}
  </p>
)

const Stage = ({
  kit,
  settings,
  stack
}: {
  readonly kit: PlaygroundKit
  readonly settings: Settings
  readonly stack: Stack
}) => {
  const { theme, locale, embedded, receive } = settings
  const { outcome, follow } = useOutcome()
  return (
    <KitProvider kit={kit} theme={theme} locale={locale} disableAppend={embedded}>
      <section className="stage" aria-label="The live kit" data-testid="stage">
        <header>
          <span className="stage-title">Your app</span>
          <div className="stage-buttons">
            <NetworkButton />
            <ConnectButton />
          </div>
        </header>
        {embedded && (
          <div className="stage-embedded">
            <KitModal embedded />
          </div>
        )}
        <div className="stage-columns">
          <div>
            <AccountFacts />
            <OutcomePanel outcome={outcome} />
          </div>
          <Actions receive={receive} follow={follow} />
        </div>
        <EventLog />
        <StackNotice stack={stack} />
      </section>
    </KitProvider>
  )
}

const Ready = ({ stack, wallets }: { readonly stack: Stack; readonly wallets: TestWallets }) => {
  const { settings, change } = useSettings()
  const [generation, setGeneration] = useState(0)
  const { wallets: installed, waiting } = useSyncExternalStore(wallets.subscribe, wallets.getSnapshot)
  const made = usePlaygroundKit(kitSettings(settings), stack, generation)
  const styles = useMemo(() => reproduceStyles(settings), [settings])
  const remove = (id: string) => {
    wallets.remove(id)
    // An announced wallet stays known for as long as a kit lives, as the standard has no word for leaving.
    setGeneration((before) => before + 1)
  }
  return (
    <div className="playground">
      <OptionsPanel settings={settings} onChange={change} />
      <div className="playground-main">
        {made === undefined ? (
          <div className="stage" />
        ) : (
          <Stage key={made.number} kit={made.kit} settings={settings} stack={stack} />
        )}
        <TestWalletsPanel installed={installed} wallets={wallets} onRemove={remove} />
        <CodePanel name="App.tsx" code={reproduce(settings, stack)} />
        {styles !== "" && <CodePanel name="app.css" code={styles} />}
      </div>
      <ApprovalCard waiting={waiting} />
    </div>
  )
}

/** The playground: options, a live kit, test wallets, and the code that makes the same. */
export const Playground = ({ base }: { readonly base: string }) => {
  const [ready, setReady] = useState<{ readonly stack: Stack; readonly wallets: TestWallets }>()
  useEffect(() => {
    let current = true
    let wallets: TestWallets | undefined
    void readStack(base).then((stack) => {
      if (!current) return
      wallets = makeTestWallets(stack, ownStorage())
      setReady({ stack, wallets })
    })
    return () => {
      current = false
      wallets?.dispose()
    }
  }, [base])
  return ready === undefined ? <div className="playground" aria-busy="true" /> : <Ready {...ready} />
}
