/**
 * Modules that the modal and the views share, each list joined into one module of `dist`: see `core/units.ts`.
 *
 * What a page loads before the modal must import nothing of these. Paths are below `src`, without the extension.
 */
export const units: Readonly<Record<string, ReadonlyArray<string>>> = {
  slots: ["slots/*"],
  parts: [
    "components/{Button,Divider,EmptyState,ErrorState,Icon,IconButton,Message,NetworkPicture,Row,RowList,Skeleton,Spinner,Tag,ViewBoundary,ViewSkeleton}",
    "components/isSafeLink",
    "icons/{Glyph,icons}",
    "context/{ModalContext,ViewModulesContext}",
    "messages/{pickWords,wordsForCode}",
    "views/connect/MethodBlock",
    "theme/inVisitorSize"
  ],
  viewParts: [
    "components/{CodeDetails,CopyButton,IconTile,InUse,LinkRow,Notice,RowGroup,WaitRing,WalletPicture}",
    "icons/lateIcons",
    "context/useStyleSheet"
  ],
  catalogueParts: ["messages/en/catalogue", "views/allWallets/{chooseWallet,goalOf,isFor,useCatalogue,words}"]
}
