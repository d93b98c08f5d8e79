import type { ConnectorInfo, PictureKey } from "@latchkey/core"
import { useModalContext } from "../context/ModalContext.ts"
import { Icon } from "./Icon.tsx"
import { usePicture } from "./usePicture.ts"

type Shown = Pick<ConnectorInfo, "id" | "name"> &
  Partial<Pick<ConnectorInfo, "rdns" | "type" | "clash">> & { readonly icon?: string | undefined }

/** What a wallet's picture is found by. */
export const walletKey = ({
  name,
  rdns
}: {
  readonly name: string
  readonly rdns?: string | undefined
}): PictureKey => (rdns ? `rdns/${rdns}` : `name/${name}`)

// Nobody vouches for the name that a wallet announces itself by, nor for one of two that claim to be the same.
const keyOf = ({ name, icon, rdns, type, clash }: Shown): PictureKey | undefined =>
  icon || clash !== false || (type === "announced" && !rdns) ? undefined : walletKey({ name, rdns })

/** The picture of a way to connect: its own, that of a plugin, else a tile with a letter. */
export const ConnectorPicture = ({
  connector,
  size = 40
}: {
  /** Without `clash`, as of a connector that is not there now, only its own picture is shown. */
  readonly connector: Shown
  /** Edge in px; 40 by default. */
  readonly size?: number
}) => {
  const { id, name, icon } = connector
  const mark = usePicture(useModalContext().kit, keyOf(connector))
  return <Icon id={id} name={name} src={icon ?? mark} size={size} />
}
