import type { SkeletonShape } from "../slots/views.ts"
import { Skeleton } from "./Skeleton.tsx"

/** Rows that are loading. */
export const RowsSkeleton = ({ count = 3 }: { readonly count?: number }) => (
  <div className="rows" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <span className="row" data-skeleton="" key={index}>
        <Skeleton width={40} height={40} radius={10} />
        <Skeleton width={`${[44, 58, 36][index % 3]}%`} height={14} />
      </span>
    ))}
  </div>
)

/** A placeholder of a column of them: its width, height, corners, and the room above it, in px. */
type Block = readonly [width: number | string, height: number, radius?: number, gap?: number]

/** Blocks below each other, in the middle: what a view that is not a list looks like while it loads. */
export const ColumnSkeleton = ({ blocks }: { readonly blocks: ReadonlyArray<Block | false> }) => (
  <div className="skeletons" aria-hidden="true">
    {blocks.map(
      (block, index) =>
        block && <Skeleton key={index} width={block[0]} height={block[1]} radius={block[2]} gap={block[3]} />
    )}
  </div>
)

const columns: Readonly<Record<Exclude<SkeletonShape, "rows">, ReadonlyArray<Block>>> = {
  waiting: [
    [96, 96, 28, 20],
    [160, 24, 6, 20],
    [224, 16, 6, 8],
    ["100%", 48, 14, 72]
  ],
  code: [
    [216, 216, 20],
    ["100%", 88, 14, 12],
    ["100%", 97, 14, 64]
  ],
  text: [
    ["100%", 14],
    ["85%", 14, 6, 12],
    ["100%", 48, 14, 20]
  ]
}

/** A view that is loading, in the shape of its content. */
export const ViewSkeleton = ({ shape }: { readonly shape: SkeletonShape }) =>
  shape === "rows" ? <RowsSkeleton /> : <ColumnSkeleton blocks={columns[shape]} />
