import type { Network } from "@latchkey/core"
import { NetworkPicture } from "../../components/NetworkPicture.tsx"
import { Row } from "../../components/Row.tsx"
import { CheckIcon } from "../../icons/icons.tsx"
import { useModal, useModalState } from "../../modal/ModalContext.ts"
import { activeNetworkId } from "../selectors.ts"

/** One network of a list: in use, to choose, or not to be had and why. */
export const NetworkRow = ({ network }: { readonly network: Network }) => {
  const { kit, messages } = useModal()
  const { caipNetworkId: id, chainNamespace: namespace, name } = network
  const current = useModalState(activeNetworkId) === id
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
      {...(current
        ? {
            end: (
              <span className="check">
                <CheckIcon />
                <span className="unseen">{messages.activeNetwork}</span>
              </span>
            )
          }
        : {})}
      current={current}
      busy={switching}
      disabled={off || (refused && !current)}
      onClick={() => (current ? kit.navigation.goBack() : kit.requestNetwork({ networkId: id }))}
    />
  )
}
