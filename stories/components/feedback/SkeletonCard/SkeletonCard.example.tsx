import { CardGrid, SKELETON_CARDS, SkeletonCard, VisuallyHidden } from "@vidikovac/react";

export function Example() {
  return (
    <div aria-busy>
      <VisuallyHidden role="status">Loading …</VisuallyHidden>
      <CardGrid>
        {Array.from({ length: SKELETON_CARDS }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </CardGrid>
    </div>
  );
}
