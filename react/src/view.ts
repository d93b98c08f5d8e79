export {
  useAnnouncement,
  useModalContext,
  useModalState,
  type ModalContextValue
} from "./modal/ModalContext.ts"
export { useNamedProfile } from "./modal/useNamedProfile.ts"
export { useKitState } from "./useKitState.ts"

export { accountActions, type AccountAction, type ChosenToken } from "./slots/accountActions.ts"
export { accountTabs, type AccountTab } from "./slots/accountTabs.ts"
export { connectMethods, type ConnectMethod } from "./slots/connectMethods.ts"
export { profileSections, type ProfileSection } from "./slots/profileSections.ts"
export { sentRule } from "./slots/sentRule.ts"
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
export { sayTransaction, type TransactionWords } from "./messages/sayTransaction.ts"
export { wordsForCode } from "./messages/wordsForCode.ts"
export type { ButtonMessages } from "./messages/button.ts"
export type { MessageKey, Messages } from "./messages/Messages.ts"

export { Address } from "./components/Address.tsx"
export { AmountInput } from "./components/AmountInput.tsx"
export { AmountOutput } from "./components/AmountOutput.tsx"
export { Avatar } from "./components/Avatar.tsx"
export { Button, type ButtonProps } from "./components/Button.tsx"
export { Cautions } from "./components/Cautions.tsx"
export { CheckLine } from "./components/CheckLine.tsx"
export { CodeDetails } from "./components/CodeDetails.tsx"
export { ConnectorPicture } from "./components/ConnectorPicture.tsx"
export { Cost, TotalCost } from "./components/Cost.tsx"
export { canReadClipboard, readClipboard } from "./components/clipboard.ts"
export { CopyButton, type CopyButtonProps } from "./components/CopyButton.tsx"
export { Divider } from "./components/Divider.tsx"
export { EmptyState } from "./components/EmptyState.tsx"
export { ErrorState } from "./components/ErrorState.tsx"
export { FullAddress } from "./components/FullAddress.tsx"
export { Fact, FactList } from "./components/Facts.tsx"
export { Field, FieldLine, FieldNote } from "./components/Field.tsx"
export { writeExactly } from "./components/exactParts.ts"
export { formatDecimal } from "./components/formatDecimal.ts"
export { dateFormat, numberFormat } from "./components/localeFormats.ts"
export { ChoiceIcon } from "./icons/choiceIcon.tsx"
export { Glyph } from "./icons/Glyph.tsx"
export { showAmount, showCost, showHolding } from "./components/showAmount.ts"
export { showMoment } from "./components/showMoment.ts"
export { showWorth } from "./components/showWorth.ts"
export { HiddenRows } from "./components/HiddenRows.tsx"
export { Icon, type IconProps } from "./components/Icon.tsx"
export { IconButton, type IconButtonProps } from "./components/IconButton.tsx"
export { IconTile } from "./components/IconTile.tsx"
export { InUse } from "./components/InUse.tsx"
export { LinkRow } from "./components/LinkRow.tsx"
export { Message } from "./components/Message.tsx"
export { NetworkPicture } from "./components/NetworkPicture.tsx"
export { Notice } from "./components/Notice.tsx"
export { Outcome, type OutcomeProps, type OutcomeStatus } from "./components/Outcome.tsx"
export { OutcomeMark } from "./components/OutcomeMark.tsx"
export { QrCode } from "./components/QrCode.tsx"
export { ReviewButton, type EndedWords } from "./components/ReviewButton.tsx"
export { ReviewSum } from "./components/ReviewSum.tsx"
export { Row, type RowProps } from "./components/Row.tsx"
export { RowGroup } from "./components/RowGroup.tsx"
export { RowList } from "./components/RowList.tsx"
export { SearchField, type SearchFieldProps } from "./components/SearchField.tsx"
export { shortenAddress } from "./components/shortenAddress.ts"
export { ROWS_IN_TAB, ShowAll } from "./components/ShowAll.tsx"
export { showQuantity } from "./components/showQuantity.ts"
export { Skeleton } from "./components/Skeleton.tsx"
export { SmallButton } from "./components/SmallButton.tsx"
export { Spinner } from "./components/Spinner.tsx"
export { SplitRow } from "./components/SplitRow.tsx"
export { Tag } from "./components/Tag.tsx"
export { Tabs } from "./components/Tabs.tsx"
export { useStyleSheet } from "./modal/useStyleSheet.ts"
export { RowsSkeleton, ViewSkeleton } from "./components/ViewSkeleton.tsx"
export {
  TransactionProgress,
  type ShownTransaction,
  type TransactionButtons
} from "./components/TransactionProgress.tsx"
export { TransferProgress, type ShownTransfer } from "./components/TransferProgress.tsx"
export type { TileProps } from "./components/GridCell.tsx"
export { TileGrid, type GridPlace, type ShownTiles } from "./components/TileGrid.tsx"
export { TokenChip } from "./components/TokenChip.tsx"
export { TwoPartDetail } from "./components/TwoPartDetail.tsx"
export { WalletPicture } from "./components/WalletPicture.tsx"
export { WaitRing } from "./components/WaitRing.tsx"
export { toastError } from "./views/toastError.ts"
