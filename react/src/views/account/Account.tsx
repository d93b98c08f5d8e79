import { useEffect } from "react"
import { Button } from "../../components/Button.tsx"
import { EmptyState } from "../../components/EmptyState.tsx"
import { WalletIcon } from "../../icons/icons.tsx"
import { fill } from "../../messages/fill.ts"
import { useModal, useModalState } from "../../modal/ModalContext.ts"
import { networkName } from "../networkName.ts"
import { activeAccount, activeNetwork } from "../selectors.ts"
import { AccountActions } from "./AccountActions.tsx"
import { AccountSummary } from "./AccountSummary.tsx"
import { WalletRows } from "./WalletRows.tsx"

/** The connected account: who, how much, what can be done. */
const Account = () => {
  const { kit, messages } = useModal()
  const account = useModalState(activeAccount)
  const network = useModalState(activeNetwork)
  const namespace = useModalState((state) => state.network.activeNamespace)
  const address = account?.address
  useEffect(() => {
    if (address !== undefined && namespace !== undefined) kit.refreshBalance({ namespace }).catch(() => {})
  }, [kit, namespace, address, network?.caipNetworkId])

  if (account === undefined || address === undefined || namespace === undefined) {
    return (
      <EmptyState
        icon={<WalletIcon />}
        action={
          <Button
            variant="main"
            onClick={() => kit.navigation.push("Connect", namespace === undefined ? {} : { namespace })}
          >
            {messages.connectTitle}
          </Button>
        }
      >
        {fill(messages.notConnectedTitle, { network: networkName(network, messages) })}.{" "}
        {messages.notConnectedText}
      </EmptyState>
    )
  }
  return (
    <div className="account">
      <AccountSummary account={account} address={address} namespace={namespace} network={network} />
      <AccountActions namespace={namespace} />
      <WalletRows account={account} namespace={namespace} />
    </div>
  )
}

export default Account
