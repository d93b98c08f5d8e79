import { chains, type ChainDeclaration, type ChainName } from "./chains/chains.ts"
import { Toggle } from "./controls/Toggle.tsx"
import { networksOf, offeredChains } from "./networks.ts"
import type { Settings } from "./settings.ts"
import type { Stack } from "./Stack.ts"

const labelOf = (name: string) => chains.find((chain) => chain.name === name)?.label ?? name

/** Which chains are switched on: at least one; and which of their networks. */
export const ChainOptions = ({
  settings,
  stack,
  onChange
}: {
  readonly settings: Settings
  readonly stack: Stack
  readonly onChange: (change: Partial<Settings>) => void
}) => {
  const offered = offeredChains(stack)
  const isOn = ({ name }: ChainDeclaration) => settings.chains.includes(name)
  const names = offered.map(({ name }) => name)
  const on = offered.filter(isOn)
  const areAllOn = on.length === offered.length
  const toggleChain = (name: ChainName, checked: boolean) =>
    onChange({ chains: names.filter((each) => (each === name ? checked : settings.chains.includes(each))) })
  const toggleNetwork = (name: string, checked: boolean) =>
    onChange({
      without: checked ? settings.without.filter((each) => each !== name) : [...settings.without, name]
    })
  return (
    <>
      <section aria-label="Chains" data-testid="chain-options">
        <header>
          <h2>Chains</h2>
          <button type="button" disabled={areAllOn} onClick={() => onChange({ chains: names })}>
            All on
          </button>
        </header>
        {offered.map((chain) => (
          <Toggle
            key={chain.name}
            label={chain.label}
            checked={isOn(chain)}
            disabled={isOn(chain) && settings.chains.length === 1}
            onChange={(checked) => toggleChain(chain.name, checked)}
          />
        ))}
        {stack.missing.map(({ chain, package: name }) => (
          <p key={chain} className="left-out">
            {labelOf(chain)} is left out: its local network needs the package <code>{name}</code>.
          </p>
        ))}
      </section>
      <section aria-label="Networks">
        <h2>Networks</h2>
        {on.map((chain) => {
          const networks = networksOf(chain, settings)
          return (
            <fieldset key={chain.name} className="network-group" data-testid={`networks-${chain.name}`}>
              {on.length > 1 && <legend>{chain.label}</legend>}
              {chain.networks.map((network) => (
                <Toggle
                  key={network.id}
                  label={network.label}
                  checked={networks.includes(network)}
                  disabled={networks.length === 1 && networks.includes(network)}
                  onChange={(checked) => toggleNetwork(network.exportName, checked)}
                />
              ))}
            </fieldset>
          )
        })}
      </section>
    </>
  )
}
