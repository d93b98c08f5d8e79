import { Skeleton } from "./Skeleton.tsx"

/** Rows in the making. */
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

/** A view in the making, shaped like what comes. */
export const ViewSkeleton = ({ shape }: { readonly shape: "rows" | "account" | "waiting" | "text" }) => {
  if (shape === "rows") return <RowsSkeleton />
  if (shape === "text") {
    return (
      <div className="stack" aria-hidden="true">
        <Skeleton width="60%" height={16} />
        <Skeleton width="100%" height={14} />
        <Skeleton width="85%" height={14} />
        <Skeleton width="100%" height={48} radius={14} />
      </div>
    )
  }
  return (
    <div className={shape === "account" ? "account" : "waiting"} aria-hidden="true">
      <div className="centred">
        <Skeleton
          width={shape === "account" ? 64 : 96}
          height={shape === "account" ? 64 : 96}
          radius={shape === "account" ? 32 : 28}
        />
        <Skeleton width={160} height={20} />
        <Skeleton width={96} height={14} />
      </div>
      {shape === "account" ? <RowsSkeleton count={3} /> : <Skeleton width="100%" height={48} radius={14} />}
    </div>
  )
}
