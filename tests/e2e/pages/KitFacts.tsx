import { useKitSnapshot } from "@latchkey/react"

/** What holds for the whole kit, for a test to read. */
export const KitFacts = () => {
  const { active, network } = useKitSnapshot(
    ({ network: { activeNamespace: active = "", byNamespace } }) => ({
      active,
      network: byNamespace[active]?.caipNetwork?.caipNetworkId
    })
  )
  return (
    <p>
      <output name="active">{active}</output> <output name="network">{network}</output>
    </p>
  )
}
