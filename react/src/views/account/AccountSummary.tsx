import { plainText, type AccountState, type Network } from "@latchkey/core"
import { useRef } from "react"
import { Address } from "../../components/Address.tsx"
import { Avatar } from "../../components/Avatar.tsx"
import { ConnectorPicture } from "../../components/ConnectorPicture.tsx"
import { CopyButton } from "../../components/CopyButton.tsx"
import { Icon } from "../../components/Icon.tsx"
import { IconLink } from "../../components/IconLink.tsx"
import { useModalContext, useModalState } from "../../context/ModalContext.ts"
import { useStyleSheet } from "../../context/useStyleSheet.ts"
import css from "./account.css?inline"
import { Balance } from "./Balance.tsx"
import { UnknownNetwork } from "./UnknownNetwork.tsx"
import { useAccountName } from "./useAccountName.ts"

/** Who is connected, the native balance, and the address with its page on the explorer. */
export const AccountSummary = ({
  account,
  address,
  namespace,
  network
}: {
  readonly account: AccountState
  readonly address: string
  readonly namespace: string
  readonly network: Network | undefined
}) => {
  const { messages } = useModalContext()
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  const mayHaveName = useAccountName(namespace, address, network)
  const { profileImage, connectedWalletInfo: wallet, addressExplorerUrl: explorer } = account
  const connectorId = useModalState((state) => state.connection.connections[namespace]?.[0]?.connectorId)
  const connector = useModalState((state) => state.connection.connectors.find(({ id }) => id === connectorId))
  const profileName = account.profileName === undefined ? undefined : plainText(account.profileName, 64)
  return (
    <div ref={element} className="account-summary">
      <span className="account-face">
        {profileImage === undefined ? (
          <Avatar address={address} />
        ) : (
          <Icon id={address} name={profileName ?? address} src={profileImage} size={56} round />
        )}
        {wallet !== undefined && (
          <span className="account-wallet">
            <ConnectorPicture
              connector={{ ...connector, id: wallet.rdns ?? wallet.name, ...wallet }}
              size={24}
            />
          </span>
        )}
      </span>
      {(mayHaveName || profileName !== undefined) && <bdi className="account-name">{profileName}</bdi>}
      {network?.unknown === true ? (
        <UnknownNetwork />
      ) : (
        <Balance account={account} namespace={namespace} network={network} />
      )}
      <span className="pill">
        <Address address={address} />
        <CopyButton small text={address} label={messages.copyAddress} />
        {explorer !== undefined && <IconLink label={messages.viewOnExplorer} href={explorer} />}
      </span>
    </div>
  )
}
