export {
  useAnnouncement,
  useModalContext,
  useModalState,
  type ModalContextValue
} from "./modal/ModalContext.ts"
export { useKitState } from "./useKitState.ts"

export { accountActions, type AccountAction, type ChosenToken } from "./slots/accountActions.ts"
export { accountTabs, type AccountTab } from "./slots/accountTabs.ts"
export { connectMethods, type ConnectMethod } from "./slots/connectMethods.ts"
export {
  views,
  type BackContext,
  type SkeletonShape,
  type TitleContext,
  type ViewDeclaration,
  type ViewProps
} from "./slots/views.ts"

export { fill } from "./messages/fill.ts"
export { makeWords, type ViewWords } from "./messages/makeWords.tsx"
export { pickWords, type Words } from "./messages/pickWords.ts"
export { wordsForCode } from "./messages/wordsForCode.ts"
export type { ButtonMessages } from "./messages/button.ts"
export type { MessageKey, Messages } from "./messages/Messages.ts"

export { Address } from "./components/Address.tsx"
export { Avatar } from "./components/Avatar.tsx"
export { Button, type ButtonProps } from "./components/Button.tsx"
export { CodeDetails } from "./components/CodeDetails.tsx"
export { CopyButton, type CopyButtonProps } from "./components/CopyButton.tsx"
export { Divider } from "./components/Divider.tsx"
export { EmptyState } from "./components/EmptyState.tsx"
export { ErrorState } from "./components/ErrorState.tsx"
export { formatDecimal } from "./components/formatDecimal.ts"
export { Glyph } from "./icons/Glyph.tsx"
export { showAmount, showCost, showHolding } from "./components/showAmount.ts"
export { Icon, type IconProps } from "./components/Icon.tsx"
export { IconButton, type IconButtonProps } from "./components/IconButton.tsx"
export { IconTile } from "./components/IconTile.tsx"
export { InUse } from "./components/InUse.tsx"
export { LinkRow } from "./components/LinkRow.tsx"
export { Message } from "./components/Message.tsx"
export { NetworkPicture } from "./components/NetworkPicture.tsx"
export { Notice } from "./components/Notice.tsx"
export { QrCode } from "./components/QrCode.tsx"
export { Row, type RowProps } from "./components/Row.tsx"
export { RowGroup } from "./components/RowGroup.tsx"
export { RowList } from "./components/RowList.tsx"
export { SearchField, type SearchFieldProps } from "./components/SearchField.tsx"
export { shortenAddress } from "./components/shortenAddress.ts"
export { showQuantity } from "./components/showQuantity.ts"
export { Skeleton } from "./components/Skeleton.tsx"
export { Spinner } from "./components/Spinner.tsx"
export { Tag } from "./components/Tag.tsx"
export { useStyleSheet } from "./modal/useStyleSheet.ts"
export { RowsSkeleton, ViewSkeleton } from "./components/ViewSkeleton.tsx"
export { TileGrid, type GridPlace, type ShownTiles, type TileProps } from "./components/TileGrid.tsx"
export { WalletPicture } from "./components/WalletPicture.tsx"
export { WaitRing } from "./components/WaitRing.tsx"
