// What another application imports of the design system: @vidikovac/react. Its styles begin with those of every page.

import "../theme/global/global.css.ts";

export { Badge } from "./Badge/Badge.tsx";
export { Accordion } from "./Accordion/Accordion.tsx";
export { Breadcrumb } from "./Breadcrumb/Breadcrumb.tsx";
export { Button } from "./Button/Button.tsx";
export { Card } from "./Card/Card.tsx";
export { CardGrid } from "./CardGrid/CardGrid.tsx";
export { Carousel, type CarouselWords } from "./Carousel/Carousel.tsx";
export { Carousel } from "./Carousel/Carousel.tsx";
export { Checkbox } from "./Checkbox/Checkbox.tsx";
export { Container } from "./Container/Container.tsx";
export { DegradedNotice } from "./DegradedNotice/DegradedNotice.tsx";
export { Dialog } from "./Dialog/Dialog.tsx";
export { FactBox } from "./FactBox/FactBox.tsx";
export { Field } from "./Field/Field.tsx";
export { FilterButtons } from "./FilterButtons/FilterButtons.tsx";
export { FilterCheckboxes } from "./FilterCheckboxes/FilterCheckboxes.tsx";
export { FilterLinks } from "./FilterLinks/FilterLinks.tsx";
export { FormErrorSummary } from "./FormErrorSummary/FormErrorSummary.tsx";
export { Gallery } from "./Gallery/Gallery.tsx";
export { Grid } from "./Grid/Grid.tsx";
export { GridItem } from "./Grid/GridItem.tsx";
export { Heading } from "./Heading/Heading.tsx";
export { Icon } from "./Icon/Icon.tsx";
export { IconButton } from "./IconButton/IconButton.tsx";
export { InternalLinkProvider, Link, type LinkProps } from "./Link/Link.tsx";
export { LinkButton } from "./LinkButton/LinkButton.tsx";
export { Message } from "./Message/Message.tsx";
export { Picture, type PictureData } from "./Picture/Picture.tsx";
export { NumberStepper } from "./NumberStepper/NumberStepper.tsx";
export { PageHeader } from "./PageHeader/PageHeader.tsx";
export { Picture } from "./Picture/Picture.tsx";
export { Prose } from "./Prose/Prose.tsx";
export { RadioGroup } from "./RadioGroup/RadioGroup.tsx";
export { prepareReflow } from "./Reflow/useReflow.ts";
export { Reveal } from "./Reveal/Reveal.tsx";
export type { RichTextBlock } from "./RichText/blocks.ts";
export { RichText } from "./RichText/RichText.tsx";
export { SearchForm } from "./SearchForm/SearchForm.tsx";
export { Section } from "./Section/Section.tsx";
export { Select } from "./Select/Select.tsx";
export { Skeleton } from "./Skeleton/Skeleton.tsx";
export { SKELETON_CARDS, SkeletonCard } from "./SkeletonCard/SkeletonCard.tsx";
export { MAIN_ID, SkipLink } from "./SkipLink/SkipLink.tsx";
export { Spinner } from "./Spinner/Spinner.tsx";
export { Stack } from "./Stack/Stack.tsx";
export { StaggeredGrid } from "./StaggeredGrid/StaggeredGrid.tsx";
export { Table } from "./Table/Table.tsx";
export { TableOfContents } from "./TableOfContents/TableOfContents.tsx";
export { StickyActionBar } from "./StickyActionBar/StickyActionBar.tsx";
export { Tabs } from "./Tabs/Tabs.tsx";
export { Text } from "./Text/Text.tsx";
export { TextArea } from "./TextArea/TextArea.tsx";
export { THUMBNAILS, Thumbnails } from "./Thumbnails/Thumbnails.tsx";
export { ToastProvider, useToasts } from "./Toast/ToastProvider.tsx";
export { Tray } from "./Tray/Tray.tsx";
export { VisuallyHidden } from "./VisuallyHidden/VisuallyHidden.tsx";

// Travel

export { AvailabilityNote } from "./AvailabilityNote/AvailabilityNote.tsx";
export { OfferSheet } from "./OfferSheet/OfferSheet.tsx";
export { Price } from "./Price/Price.tsx";
export { Tag } from "./Tag/Tag.tsx";
export { TagList } from "./Tag/TagList.tsx";
export { Timeline } from "./Timeline/Timeline.tsx";
