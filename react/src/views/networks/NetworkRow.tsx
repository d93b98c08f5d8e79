import type { Network } from "@latchkey/core"
import { InUse } from "../../components/InUse.tsx"
import { NetworkPicture } from "../../components/NetworkPicture.tsx"
import { Row } from "../../components/Row.tsx"
import { useModalContext, useModalState } from "../../context/ModalContext.ts"
import { shownNetwork } from "../selectors.ts"

/** One network of a list: in use, to choose, or unavailable with the reason. */
export const NetworkRow = ({ network }: { readonly network: Network }) => {
  const { kit, messages } = useModalContext()
  const { caipNetworkId: id, chainNamespace: namespace, name } = network
  const current = useModalState(shownNetwork)?.caipNetworkId === id
  const switching = useModalState((state) => state.network.switchingTo) === id
  const refused = useModalState((state) => {
    if (state.account[namespace]?.address === undefined) return false
    const networks = state.network.byNamespace[namespace]
    return networks?.supportsAllNetworks === false && networks.approvedCaipNetworkIds?.includes(id) === false
  })
  const off = kit.options.enableNetworkSwitch === false && !current
  const detail = refused ? messages.networkNotApproved : network.testnet ? messages.testnet : undefined
  return (
    <Row
      icon={<NetworkPicture network={network} />}
      name={name}
      {...(detail === undefined ? {} : { detail })}
      {...(current ? { end: <InUse /> } : {})}
      current={current}
      busy={switching}
      disabled={off || (refused && !current)}
      onClick={() => kit.requestNetwork({ networkId: id })}
    />
  )
}
