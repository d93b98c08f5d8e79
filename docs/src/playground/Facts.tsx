import { ChainCard } from "./ChainCard.tsx"
import type { LoadedChain } from "./makeKit.ts"
import type { Stack } from "./Stack.ts"

/** What the hooks say of each chain that is switched on. */
export const Facts = ({
  chains,
  stack,
  message,
  onMessage
}: {
  readonly chains: ReadonlyArray<LoadedChain>
  readonly stack: Stack
  readonly message: string
  readonly onMessage: (message: string) => void
}) => (
  <section className="facts" aria-label="What the hooks say">
    <header>
      <h2>What the hooks say</h2>
      <label className="field">
        <span>Message to sign</span>
        <input
          type="text"
          value={message}
          autoComplete="off"
          onChange={(event) => onMessage(event.currentTarget.value)}
        />
      </label>
    </header>
    <div className="chains" data-many={chains.length > 1}>
      {chains.map((loaded) => (
        <ChainCard key={loaded.chain.name} loaded={loaded} stack={stack} message={message} />
      ))}
    </div>
  </section>
)
