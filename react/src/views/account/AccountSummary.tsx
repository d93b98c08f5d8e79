import { plainText, type AccountState, type Network } from "@latchkey/core"
import { Address } from "../../components/Address.tsx"
import { Avatar } from "../../components/Avatar.tsx"
import { CopyButton } from "../../components/CopyButton.tsx"
import { Icon } from "../../components/Icon.tsx"
import { useModal } from "../../modal/ModalContext.ts"
import { Balance } from "./Balance.tsx"
import { UnknownNetwork } from "./UnknownNetwork.tsx"

/** Who is connected, and the native balance. */
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
  const { messages } = useModal()
  const { profileImage, connectedWalletInfo: wallet } = account
  const profileName = account.profileName === undefined ? undefined : plainText(account.profileName, 64)
  return (
    <div className="account-summary">
      <span className="account-face">
        {profileImage === undefined ? (
          <Avatar address={address} />
        ) : (
          <Icon id={address} name={profileName ?? address} src={profileImage} size={64} round />
        )}
        {wallet !== undefined && (
          <span className="account-wallet">
            <Icon id={wallet.rdns ?? wallet.name} name={wallet.name} src={wallet.icon} size={24} />
          </span>
        )}
      </span>
      <div className="account-name">
        {profileName !== undefined && <bdi title={profileName}>{profileName}</bdi>}
        <span className="account-address" data-main={profileName === undefined || undefined}>
          <Address address={address} />
          <CopyButton small text={address} label={messages.copyAddress} />
        </span>
      </div>
      {network?.unknown === true ? (
        <UnknownNetwork />
      ) : (
        <Balance account={account} namespace={namespace} network={network} />
      )}
    </div>
  )
}
