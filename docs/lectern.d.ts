// Types of what Lectern's extensions import as `lectern`: see extensions.md. Made from the app's own code: don't edit it.
import * as _$react from 'react';
import {
  ButtonHTMLAttributes,
  ComponentProps,
  ComponentPropsWithRef,
  ComponentType,
  HTMLAttributes,
  InputHTMLAttributes,
  KeyboardEvent,
  MouseEvent,
  ReactNode,
  Ref,
  RefObject,
} from 'react';

/** The four signals. */
type Tone = 'info' | 'good' | 'warn' | 'bad';
interface ToastOptions {
  tone: Tone;
  title: string;
  /** Markdown. */
  details?: string;
  icon?: ReactNode;
  /** One thing to do about it ("Undo"); it closes the toast. */
  action?: {
    label: string;
    icon?: ReactNode;
    onAction: () => void;
  };
  /** The action works as long as the page does: the history offers it too, until it was used. */
  isLasting?: boolean;
  /** Milliseconds until it goes by itself; 0: it stays until it is closed. Default 5000. */
  delay?: number;
}
interface RetryNoticeProps {
  title?: ReactNode;
  /** What is missing. */
  text?: ReactNode;
  /** Why, where it is known: said after it. */
  error?: unknown;
  /** It is being tried again. */
  pending?: boolean;
  onRetry: () => void;
}
/** Says that something could not be loaded, and tries again. */
declare function RetryNotice({ title, text, error, pending, onRetry }: RetryNoticeProps): _$react.JSX.Element;
interface ConfirmOptions {
  /** The question. */
  title: ReactNode;
  /** What will happen, or be lost. */
  body?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** bad: destroys something. */
  tone?: 'plain' | 'bad';
  /** Takes the question back, which counts as no. */
  signal?: AbortSignal;
}
/**
 * Asks the user; several questions wait for each other. Needs a ConfirmHost on the page: without one nobody can answer,
 * which counts as no.
 * @returns whether the user said yes
 */
declare function confirm(options: ConfirmOptions): Promise<boolean>;
interface Translation {
  locale: string;
  translation: string;
}
type FieldWidth = 'half' | 'half-left' | 'half-right' | 'full' | 'fill';
/** A field as the app uses it: the type in lower case, flags as booleans, options an object (see `toField`). */
interface Field {
  id: number | null;
  collection: string;
  field: string;
  type: string;
  /** Column type in MySQL's words; null for fields without a column. */
  datatype: string | null;
  interface: string | null;
  options: Record<string, unknown>;
  default_value: unknown;
  length: string | null;
  note: string | null;
  width: FieldWidth | null;
  sort: number | null;
  group: number | null;
  translation: Translation[];
  /** A regular expression, with or without slashes, or a rule word such as `$email`. */
  validation: string | null;
  required: boolean;
  readonly: boolean;
  unique: boolean;
  hidden_detail: boolean;
  hidden_browse: boolean;
  primary_key: boolean;
  auto_increment: boolean;
  signed: boolean;
}
/**
 * The present value of another field of the form around this component; renders again when that value changes and at no
 * other time. Undefined for a field that the form doesn't have, and outside of any form.
 */
declare function useFormValue(name: string): unknown;
/** A moment in the user's zone, relative when asked or near now in a list, with the exact time and its zone in the tooltip. */
declare function Instant({
  value,
  relative,
}: {
  value: unknown;
  relative: boolean;
}): string | _$react.JSX.Element;
type StartValue = string | number | boolean;
type StartValues = Readonly<Record<string, StartValue>>;
/** Where each place of the app is, typed by the route tree. The router alone writes them as text. */
declare const addresses: {
  start: () => {
    readonly to: '/';
  };
  signIn: (search?: { redirect?: string; error?: string; code?: string }) => {
    readonly to: '/login';
    readonly search: {
      redirect?: string;
      error?: string;
      code?: string;
    };
  };
  resetPassword: (token?: string) => {
    readonly to: '/reset-password';
    readonly search:
      | {
          token?: undefined;
        }
      | {
          token: string;
        };
  };
  setUpTwoFactor: (search?: { redirect?: string }) => {
    readonly to: '/setup-2fa';
    readonly search: {
      redirect?: string;
    };
  };
  install: () => {
    readonly to: '/install';
  };
  project: (project: string) => {
    readonly to: '/$project';
    readonly params: {
      readonly project: string;
    };
  };
  collections: (project: string) => {
    readonly to: '/$project/collections';
    readonly params: {
      readonly project: string;
    };
  };
  bookmark: (
    project: string,
    collection: string,
    bookmark: string,
  ) => {
    readonly to: '/$project/bookmarks/$collection/$bookmark';
    readonly params: {
      readonly project: string;
      readonly collection: string;
      readonly bookmark: string;
    };
  };
  extension: (
    project: string,
    id: string,
  ) => {
    readonly to: '/$project/ext/$id';
    readonly params: {
      readonly project: string;
      readonly id: string;
    };
  };
  listing: typeof listing;
  /** A listing searched for a text. */
  search: (
    project: string,
    collection: string,
    q: string,
  ) =>
    | {
        search: {
          q: string;
        };
        to: '/$project/activity';
        params: {
          project: string;
        };
      }
    | {
        search: {
          q: string;
        };
        to: '/$project/files';
        params: {
          project: string;
        };
      }
    | {
        search: {
          q: string;
        };
        to: '/$project/users';
        params: {
          project: string;
        };
      }
    | {
        search: {
          q: string;
        };
        to: '/$project/settings/webhooks';
        params: {
          project: string;
        };
      }
    | {
        search: {
          q: string;
        };
        to: '/$project/collections/$collection';
        params: {
          readonly project: string;
          readonly collection: string;
        };
      }
    | {
        search: {
          q: string;
        };
        to: '/$project/$system';
        params: {
          readonly project: string;
          readonly system: string;
        };
      };
  item: (
    project: string,
    collection: string,
    key: string,
  ) =>
    | {
        readonly to: '/$project/activity/$primaryKey';
        readonly params: {
          project: string;
          primaryKey: string;
        };
      }
    | {
        readonly to: '/$project/files/$primaryKey';
        readonly params: {
          project: string;
          primaryKey: string;
        };
      }
    | {
        readonly to: '/$project/users/$primaryKey';
        readonly params: {
          project: string;
          primaryKey: string;
        };
      }
    | {
        readonly to: '/$project/settings/webhooks/$primaryKey';
        readonly params: {
          project: string;
          primaryKey: string;
        };
      }
    | {
        readonly to: '/$project/$system/$primaryKey';
        readonly params: {
          readonly project: string;
          readonly primaryKey: string;
          readonly system: string;
        };
      }
    | {
        readonly to: '/$project/collections/$collection/$primaryKey';
        readonly params: {
          readonly project: string;
          readonly primaryKey: string;
          readonly collection: string;
        };
      };
  newItem: (
    project: string,
    collection: string,
    start?: StartValues,
  ) =>
    | {
        search?:
          | {
              start: Readonly<Record<string, string | number | boolean>>;
            }
          | undefined;
        to: '/$project/activity/$primaryKey';
        params: {
          project: string;
          primaryKey: string;
        };
      }
    | {
        search?:
          | {
              start: Readonly<Record<string, string | number | boolean>>;
            }
          | undefined;
        to: '/$project/files/$primaryKey';
        params: {
          project: string;
          primaryKey: string;
        };
      }
    | {
        search?:
          | {
              start: Readonly<Record<string, string | number | boolean>>;
            }
          | undefined;
        to: '/$project/users/$primaryKey';
        params: {
          project: string;
          primaryKey: string;
        };
      }
    | {
        search?:
          | {
              start: Readonly<Record<string, string | number | boolean>>;
            }
          | undefined;
        to: '/$project/settings/webhooks/$primaryKey';
        params: {
          project: string;
          primaryKey: string;
        };
      }
    | {
        search?:
          | {
              start: Readonly<Record<string, string | number | boolean>>;
            }
          | undefined;
        to: '/$project/$system/$primaryKey';
        params: {
          readonly project: string;
          readonly primaryKey: string;
          readonly system: string;
        };
      }
    | {
        search?:
          | {
              start: Readonly<Record<string, string | number | boolean>>;
            }
          | undefined;
        to: '/$project/collections/$collection/$primaryKey';
        params: {
          readonly project: string;
          readonly primaryKey: string;
          readonly collection: string;
        };
      };
  batch: (
    project: string,
    collection: string,
    keys: readonly string[],
  ) =>
    | {
        readonly to: '/$project/activity/$primaryKey';
        readonly params: {
          project: string;
          primaryKey: string;
        };
      }
    | {
        readonly to: '/$project/files/$primaryKey';
        readonly params: {
          project: string;
          primaryKey: string;
        };
      }
    | {
        readonly to: '/$project/users/$primaryKey';
        readonly params: {
          project: string;
          primaryKey: string;
        };
      }
    | {
        readonly to: '/$project/settings/webhooks/$primaryKey';
        readonly params: {
          project: string;
          primaryKey: string;
        };
      }
    | {
        readonly to: '/$project/$system/$primaryKey';
        readonly params: {
          readonly project: string;
          readonly primaryKey: string;
          readonly system: string;
        };
      }
    | {
        readonly to: '/$project/collections/$collection/$primaryKey';
        readonly params: {
          readonly project: string;
          readonly primaryKey: string;
          readonly collection: string;
        };
      };
  /** A batch of more keys than an address holds. */
  keySet: (
    project: string,
    collection: string,
    id: string,
  ) =>
    | {
        readonly to: '/$project/activity/$primaryKey';
        readonly params: {
          project: string;
          primaryKey: string;
        };
      }
    | {
        readonly to: '/$project/files/$primaryKey';
        readonly params: {
          project: string;
          primaryKey: string;
        };
      }
    | {
        readonly to: '/$project/users/$primaryKey';
        readonly params: {
          project: string;
          primaryKey: string;
        };
      }
    | {
        readonly to: '/$project/settings/webhooks/$primaryKey';
        readonly params: {
          project: string;
          primaryKey: string;
        };
      }
    | {
        readonly to: '/$project/$system/$primaryKey';
        readonly params: {
          readonly project: string;
          readonly primaryKey: string;
          readonly system: string;
        };
      }
    | {
        readonly to: '/$project/collections/$collection/$primaryKey';
        readonly params: {
          readonly project: string;
          readonly primaryKey: string;
          readonly collection: string;
        };
      };
  settings: (project: string) => {
    readonly to: '/$project/settings';
    readonly params: {
      readonly project: string;
    };
  };
  globalSettings: (project: string) => {
    readonly to: '/$project/settings/global';
    readonly params: {
      readonly project: string;
    };
  };
  dataModel: (project: string) => {
    readonly to: '/$project/settings/collections';
    readonly params: {
      readonly project: string;
    };
  };
  collectionSetup: (
    project: string,
    collection: string,
  ) => {
    readonly to: '/$project/settings/collections/$collection';
    readonly params: {
      readonly project: string;
      readonly collection: string;
    };
  };
  diagram: (project: string) => {
    readonly to: '/$project/settings/diagram';
    readonly params: {
      readonly project: string;
    };
  };
  transfer: (project: string) => {
    readonly to: '/$project/settings/transfer';
    readonly params: {
      readonly project: string;
    };
  };
  roles: (project: string) => {
    readonly to: '/$project/settings/roles';
    readonly params: {
      readonly project: string;
    };
  };
  role: (
    project: string,
    id: string,
  ) => {
    readonly to: '/$project/settings/roles/$id';
    readonly params: {
      readonly project: string;
      readonly id: string;
    };
  };
  simulator: (
    project: string,
    id: string,
  ) => {
    readonly to: '/$project/settings/roles/$id/simulate';
    readonly params: {
      readonly project: string;
      readonly id: string;
    };
  };
  activityTable: (project: string) => {
    readonly to: '/$project/activity';
    readonly params: {
      readonly project: string;
    };
    readonly search: {
      readonly view: 'tabular';
    };
  };
  bookmarks: (project: string) => {
    readonly to: '/$project/settings/bookmarks';
    readonly params: {
      readonly project: string;
    };
  };
  interfaces: (project: string) => {
    readonly to: '/$project/settings/interfaces';
    readonly params: {
      readonly project: string;
    };
  };
  interface: (
    project: string,
    id: string,
  ) => {
    readonly to: '/$project/settings/interfaces/$id';
    readonly params: {
      readonly project: string;
      readonly id: string;
    };
  };
};
type Address = ReturnType<(typeof addresses)[keyof typeof addresses]>;
/** The list of a collection's items; some system collections have pages of their own. */
declare function listing(
  project: string,
  collection: string,
):
  | {
      readonly to: '/$project/activity';
      readonly params: {
        project: string;
      };
    }
  | {
      readonly to: '/$project/files';
      readonly params: {
        project: string;
      };
    }
  | {
      readonly to: '/$project/users';
      readonly params: {
        project: string;
      };
    }
  | {
      readonly to: '/$project/settings/webhooks';
      readonly params: {
        project: string;
      };
    }
  | {
      readonly to: '/$project/collections/$collection';
      readonly params: {
        readonly project: string;
        readonly collection: string;
      };
    }
  | {
      readonly to: '/$project/$system';
      readonly params: {
        readonly project: string;
        readonly system: string;
      };
    };
/** The item whose form an address is, of those that are worth being read ahead: none that only a filter can read. */
interface Crumb {
  label: string;
  /** Where it leads; without it, it is text. */
  to?: Address;
}
interface PageProps {
  /** Title of the document. */
  title: string;
  /** The way here, without this page. */
  breadcrumbs?: readonly Crumb[];
  /** Content of the h1. */
  heading: ReactNode;
  /** Small things beside the heading: a status, a bookmark button. */
  extras?: ReactNode;
  /** Buttons at the end of the header, the main one last. */
  actions?: ReactNode;
  /** What the side bar holds above the notifications, null while that is to come; a button in the header opens it. */
  sidebar?: ReactNode;
  /** Name of the side bar and of its button. */
  sidebarLabel?: string;
  /** Opens the side bar when the page is shown and there is room for it. */
  sidebarOpens?: boolean;
  /** Name of the content beside the side bar. With it, the two are tabs on a phone, where there is no room beside. */
  contentLabel?: string | undefined;
  /** What is shown beside the content, before the side bar: a preview. On narrow screens it is a tab. */
  pane?: PagePane | null;
  /**
   * padded: grows with its content, the window scrolls. flush: fills what the window leaves, edge to edge, as a column
   * flex box that scrolls nothing by itself. Default: padded.
   */
  layout?: 'padded' | 'flush';
  children?: ReactNode;
}
interface PagePane {
  label: string;
  /** Beside the content, px; the content keeps room for a form. */
  width: number;
  content: ReactNode;
}
/** A private page: header, content and an optional side bar. The content is the page's `main`. */
declare function Page(props: PageProps): _$react.JSX.Element;
interface BadgeProps {
  tone?: Tone;
  /** Own colours (CSS), for statuses: take both from badgeColors() of palette.ts, which keeps them readable. */
  color?: string;
  background?: string;
  className?: string;
  children: ReactNode;
}
declare function Badge({ tone, color, background, className, children }: BadgeProps): _$react.JSX.Element;
type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'md' | 'dense';
interface ButtonLook {
  /** Default: secondary. */
  variant?: ButtonVariant;
  /** md is 36 px high, dense 30 px; both grow on touch screens. Default: md. */
  size?: ButtonSize;
  /** As wide as its container. */
  full?: boolean;
  /** Square, holds nothing but an icon. */
  square?: boolean;
}
interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Omit<ButtonLook, 'square'> {
  /** At work: keeps its width and the focus, swallows clicks, and is announced as busy. */
  pending?: boolean;
  /** Stands before the words. */
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}
/** A button with words on it. `type` is "button" unless told otherwise. */
declare function Button({
  variant,
  size,
  full,
  pending,
  icon,
  className,
  children,
  onClick,
  type,
  ...rest
}: ButtonProps): _$react.JSX.Element;
type NativeInput$2 = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'checked' | 'onChange' | 'children'
>;
interface CheckboxProps extends NativeInput$2 {
  isSelected: boolean;
  /** Neither on nor off (some of several). A click then reports true. */
  isIndeterminate?: boolean;
  /** `event.shiftKey` serves range selection. */
  onChange: (
    isSelected: boolean,
    event: {
      shiftKey: boolean;
    },
  ) => void;
  /** The words beside it; without them give aria-label. */
  children?: ReactNode;
  description?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}
declare function Checkbox({
  isSelected,
  isIndeterminate,
  onChange,
  children,
  description,
  className,
  ref,
  ...input
}: CheckboxProps): _$react.JSX.Element;
interface ChipProps {
  children: ReactNode;
  /** Shows a cross at the end. */
  onRemove?: () => void;
  /** Name of the cross ("Remove tag news"); needed with onRemove. */
  removeLabel?: string;
  className?: string;
}
declare function Chip({ children, onRemove, removeLabel, className }: ChipProps): _$react.JSX.Element;
interface EmptyStateProps {
  icon?: ReactNode;
  /** What this is. */
  title: ReactNode;
  /** Why it is empty. */
  children?: ReactNode;
  /** The one next step. */
  action?: ReactNode;
  className?: string;
}
declare function EmptyState({
  icon,
  title,
  children,
  action,
  className,
}: EmptyStateProps): _$react.JSX.Element;
interface IconProps {
  /** A Material icon's name, as the API stores it. What is no such name shows a question mark. */
  name: string;
  /** Edge in px. Default 20. */
  size?: number;
  className?: string;
}
/** Decoration: name the control around it. */
declare function Icon({ name, size, className }: IconProps): _$react.JSX.Element;
interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'title'>,
    Pick<ButtonLook, 'variant' | 'size'> {
  /** Accessible name, and the tooltip. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** Makes it a toggle button that is on or off. */
  pressed?: boolean;
  pending?: boolean;
  /** Keys that do the same, shown in the tooltip ("⌘S"). */
  shortcut?: string;
  ref?: Ref<HTMLButtonElement>;
}
/** A square button with an icon on it; its name is shown as a tooltip. */
declare function IconButton({
  label,
  children,
  variant,
  size,
  pressed,
  pending,
  shortcut,
  className,
  type,
  onClick,
  onPointerEnter,
  onPointerLeave,
  onPointerDown,
  onFocus,
  onBlur,
  ...rest
}: IconButtonProps): _$react.JSX.Element;
interface NoticeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  tone: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  icon?: ReactNode;
}
/**
 * A message in the flow of the page. A bad one is announced at once, the others politely; pass `role` to change that
 * (role="none" for what is there from the start).
 */
declare function Notice({
  tone,
  title,
  children,
  action,
  icon,
  className,
  ...rest
}: NoticeProps): _$react.JSX.Element;
/** What every labelled control takes. */
interface FieldShape {
  /** Left out when something else names the control: see labelledBy. */
  label?: ReactNode;
  /** Ids of what names and describes the control elsewhere, for a form row that draws its own label and messages. */
  labelledBy?: string;
  describedBy?: string;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  /** Stands under the control. */
  description?: ReactNode;
  /** What is wrong and how to mend it; marks the control as invalid. true: the message stands elsewhere. */
  error?: ReactNode;
  required?: boolean;
}
/** Why a text is no number. ambiguous: a separator stands where it could mean two things. */
type NumberTextError = 'syntax' | 'ambiguous' | 'fraction';
/** What can be wrong with what is typed; low and high: beyond min or max. */
type NumberError = NumberTextError | 'low' | 'high';
interface NumberInputProps extends FieldShape {
  /** Plain digits ('-1234.50') of any length, or null. */
  value: string | null;
  /** Gets plain digits, or null once cleared. Text that is no number emits nothing; see onInputError. */
  onChange: (digits: string | null) => void;
  /** Separators and digits of this locale are read and written. */
  locale: string;
  /** Whole numbers only. */
  integer?: boolean;
  /** Plain digits, as are max and step. Beyond a limit is emitted all the same (the form refuses it), with an error. */
  min?: string;
  max?: string;
  /** Of the arrow keys and buttons. Default '1'. */
  step?: string;
  /** Shows separators between thousands while it is not being edited. */
  grouping?: boolean;
  /** Words for what is wrong with the text. */
  inputErrorText?: (inputError: NumberError) => ReactNode;
  /** Told when the text stops or starts to be a number: a form must not save while something is wrong with it. */
  onInputError?: (inputError: NumberError | null) => void;
  /** Names of the two step buttons; without them there are none. */
  stepLabels?: {
    up: string;
    down: string;
  };
  leading?: ReactNode;
  trailing?: ReactNode;
  placeholder?: string;
  monospace?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  autoFocus?: boolean;
  id?: string;
  name?: string;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  size?: 'md' | 'dense';
  className?: string;
}
/** A decimal number that keeps every digit. Arrow keys step exactly; with Shift ten steps, Page Up and Down a hundred. */
declare function NumberInput({
  value,
  onChange,
  locale,
  integer,
  min,
  max,
  step,
  ...props
}: NumberInputProps): _$react.JSX.Element;
interface RadioOption {
  value: string;
  label: ReactNode;
  disabled?: boolean;
  description?: ReactNode;
}
interface RadioGroupProps {
  /** Names the group; without it give aria-labelledby or aria-label. */
  legend?: ReactNode;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  options: readonly RadioOption[];
  /** null: none is chosen. */
  value: string | null;
  onChange: (value: string) => void;
  /** Default: vertical. */
  orientation?: 'vertical' | 'horizontal';
  disabled?: boolean;
  required?: boolean;
  description?: ReactNode;
  error?: ReactNode;
  onBlur?: () => void;
  className?: string;
}
/** One of a few. Arrow keys move within, Tab leaves: the browser's own behaviour of a radio group. */
declare function RadioGroup({
  legend,
  description,
  error,
  required,
  className,
  ...props
}: RadioGroupProps): _$react.JSX.Element;
/** One choice of a select or combo box. */
interface Choice {
  id: string;
  label: string;
  icon?: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
}
interface SelectProps extends FieldShape {
  items: readonly Choice[];
  /** null: nothing is chosen. */
  selectedKey: string | null;
  onChange: (id: string | null) => void;
  placeholder?: string;
  /** Adds a first choice with these words that stands for nothing chosen. */
  emptyLabel?: string;
  disabled?: boolean;
  size?: 'md' | 'dense';
  autoFocus?: boolean;
  onBlur?: () => void;
  className?: string;
}
/** One of several. Typing letters jumps to a choice. */
declare function Select({
  items,
  selectedKey,
  onChange,
  placeholder,
  emptyLabel,
  ...props
}: SelectProps): _$react.JSX.Element;
interface SkeletonProps {
  /** CSS lengths, or numbers in px. Default: as wide as the container, one line of text high. */
  width?: number | string;
  height?: number | string;
  className?: string;
}
/** Holds the place of what is coming. The container says aria-busy; this says nothing. */
declare function Skeleton({ width, height, className }: SkeletonProps): _$react.JSX.Element;
interface SpinnerProps {
  /** Edge in px. Default 20. */
  size?: number;
  /** Says what is going on; without it the ring is decoration beside a text that says so. */
  label?: string;
  className?: string;
}
/** A turning ring in the colour of the text around it. */
declare function Spinner({ size, label, className }: SpinnerProps): _$react.JSX.Element;
type NativeInput$1 = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'role' | 'checked' | 'onChange' | 'children'
>;
interface SwitchProps extends NativeInput$1 {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** The words beside it; without them give aria-label or aria-labelledby. */
  children?: ReactNode;
  description?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}
/** On or off, at once. */
declare function Switch({
  isSelected,
  onChange,
  children,
  description,
  className,
  ...input
}: SwitchProps): _$react.JSX.Element;
interface TextBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
  leading?: ReactNode;
  trailing?: ReactNode;
  monospace?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}
/** The box of a text field alone, for a form row that draws label, note and error itself. */
declare function TextBox({
  value,
  onChange,
  leading,
  trailing,
  monospace,
  inputRef,
  className,
  ...input
}: TextBoxProps): _$react.JSX.Element;
type NativeInput = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'size' | 'aria-invalid'
>;
interface TextFieldProps extends NativeInput, FieldShape {
  value: string;
  onChange: (value: string) => void;
  /** An icon or a short text inside the box, at its start. */
  leading?: ReactNode;
  /** Icons, buttons or a unit inside the box, at its end. */
  trailing?: ReactNode;
  /** Default: md. */
  size?: 'md' | 'dense';
  inputRef?: Ref<HTMLInputElement>;
  /** Class of the whole field. */
  className?: string;
}
/** One line of text. */
declare function TextField({
  value,
  onChange,
  leading,
  trailing,
  size,
  inputRef,
  type,
  ...props
}: TextFieldProps): _$react.JSX.Element;
/** For the ear only. */
declare function VisuallyHidden(props: Omit<ComponentPropsWithRef<'span'>, 'className'>): _$react.JSX.Element;
interface Collection {
  collection: string;
  note: string | null;
  icon: string | null;
  hidden: boolean;
  single: boolean;
  managed: boolean;
  translation: Translation[];
  /** Keyed by name, in the order in which forms and column lists show them. */
  fields: Record<string, Field>;
}
declare function fieldName(field: Field, locale: string): string;
declare function collectionName(
  {
    collection,
    translation,
  }: {
    collection: string;
    translation: readonly Translation[];
  },
  locale: string,
): string;
/** The locale for dates, numbers, lists and translated names; re-renders when it changes. */
declare function useLocale(): string;
/**
 * The API's bracketed query form: `{ filter: { id: { in: [1, 2] } } }` becomes `filter[id][in][]=1&filter[id][in][]=2`.
 * Null and undefined are left out; every key and value is percent-encoded once.
 */
type ParamValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly ParamValue[]
  | {
      readonly [key: string]: ParamValue;
    };
type Params = {
  readonly [key: string]: ParamValue;
};
/**
 * The one error of all calls.
 * `code` is the API's own (`error.code`), -1 when there was no usable answer; `status` is the HTTP status, 0 when
 * the server was not reached. `message` is the server's where it sent one. `retryAfter` is in how many seconds the server
 * wants to be asked again, null where it doesn't say.
 */
declare class ApiError extends Error {
  readonly status: number;
  readonly code: number;
  readonly retryAfter: number | null;
  constructor(status: number, code: number, message: string, retryAfter?: number | null);
}
/** The whole answer of the API: `data` is what was asked for, `public` marks an answer without a session. */
interface Envelope<T> {
  data: T;
  meta?: Record<string, unknown>;
  public?: boolean;
}
interface CallOptions {
  method?: 'get' | 'post' | 'patch' | 'delete';
  params?: Params;
  /** Sent as JSON, lossless numbers included. */
  body?: unknown;
  signal?: AbortSignal;
  /** Milliseconds; the default of 30 s is raised for work that is known to be long. */
  timeout?: number;
  /** `omit` for the global routes, which refuse credentials from other origins. */
  credentials?: RequestCredentials;
  /** A route outside the project's path that still wants to know the project, by header. */
  global?: boolean;
  /** Sends the request in another way than fetch: an upload that tells how far it is. */
  send?: (request: Request) => Promise<Response>;
  /** Goes out even while the project is barred: asking who is signed in, and signing in. */
  evenIfBlocked?: boolean;
}
/**
 * Calls a path under the API root (`server/projects`, `demo/items/articles`), or of a project when one is given.
 * Returns the parsed envelope, null for "no content". Throws ApiError only, also for an answer that doesn't hold what an
 * API answers: what stands between here and there says 200 to what it has never handed on.
 */
declare function call<T>(
  project: string | null,
  path: string,
  options?: CallOptions,
): Promise<Envelope<T> | null>;
/**
 * What a record holds under a name that comes from data: a field called `constructor` or `__proto__` is one like any other,
 * and none where there is none. Every lookup by such a name goes through here (`.ci/own-keys.mjs`).
 */
declare function ownValue<T>(
  record:
    | {
        readonly [name: string]: T;
      }
    | null
    | undefined,
  name: string,
): T | undefined;
/** Any JSON value as text: numbers with all digits, objects as JSON, null and undefined as nothing. */
declare function plainText(value: unknown): string;
interface Relation {
  id: number;
  collection_many: string;
  field_many: string;
  collection_one: string;
  field_one: string | null;
  junction_field: string | null;
}
/** All collections by name, system ones included. */
declare function useCollections(): Record<string, Collection>;
declare function useCollection(name: string): Collection | undefined;
declare function useRelations(): readonly Relation[];
/** The key of the project that this part of the page shows. */
declare function useProject(): string;
/** Version of this contract. */
declare const contract = 2;
interface ExtensionUser {
  id: number;
  name: string;
  email: string;
  locale: string | null;
  role: {
    id: number;
    name: string;
  };
  isAdmin: boolean;
}
declare function useCurrentUser(): ExtensionUser;
/** Returns a function that goes to a path of the app, such as `/demo/collections/articles`. */
declare function useNavigate(): (path: string) => void;
/** Shows a message; `tone` is info, good, warn or bad, `details` is Markdown. */
declare function notify({
  tone,
  title,
  details,
  delay,
}: Pick<ToastOptions, 'tone' | 'title' | 'details' | 'delay'>): void;
/**
 * Adds an extension's texts by locale (`{ 'en-US': { title: '…' } }`) and returns the namespace to ask for them by,
 * `useTranslation(namespace)`. English stands in for what a locale lacks.
 */
declare function addTexts(id: string, texts: Record<string, Record<string, unknown>>): string;
/**
 * An option of an interface, in the API's own field vocabulary, so that interfaces render the form of options.
 * Its name and comment are strings `options.{key}.name` and `.comment` in the interface's `en-US.json`.
 */
interface OptionDefinition {
  key: string;
  /** What the option is called in other versions: read where `key` isn't stored. */
  alias?: string;
  /** Id of the interface that edits it. */
  interface: string;
  type: string;
  default?: unknown;
  /** Options for the editing interface. Names of the fields of its entries are strings `options.{key}.fields.{field}`. */
  options?: Record<string, unknown>;
  /** What it may be, where that is a choice. */
  choices?: readonly OptionChoice[];
  width?: 'half' | 'full';
  required?: boolean;
  /** Shown under "advanced" in the field set-up. */
  advanced?: boolean;
}
/** A value that an option may have, in words: a string `options.{key}.choices.{name}` of the interface. */
interface OptionChoice {
  name: string;
  /** What is stored, where that isn't the name. */
  value?: string;
  icon?: string;
  /** A name that is the same in all languages, in place of a string. */
  label?: string;
}
/**
 * What an input gets. It knows no form library and, unless it is relational, no query; it never calls `onChange` on
 * mount, and hands the value on untouched as long as the user has not changed it.
 */
interface InputProps {
  /** DOM id for the control that the label names; a group of controls uses `labelId` with aria-labelledby instead. */
  id: string;
  labelId: string;
  /** Ids of note and error, for aria-describedby; undefined when there are none. */
  describedBy: string | undefined;
  value: unknown;
  onChange: (value: unknown) => void;
  /**
   * Told in words when what is in the control can't be a value (letters in a number, broken JSON), and null when it
   * can again: the form shows the words at the field and doesn't save meanwhile, since the text would be lost.
   */
  onInputError?: (message: string | null) => void;
  /** Changes another field of the same form. */
  onSetField: (field: string, value: unknown) => void;
  field: Field;
  collection: string;
  /** Saved options over the interface's defaults. */
  options: Record<string, unknown>;
  /** Looks like text, can be selected, never changes. */
  readonly: boolean;
  required: boolean;
  /** The control has an error shown under it: set aria-invalid. */
  invalid: boolean;
  /** True in the form of an item that is not saved yet. */
  newItem: boolean;
}
/** What a display gets: light, synchronous, in cells, cards and revisions. Never called with an empty value. */
interface DisplayProps {
  value: unknown;
  field: Field;
  options: Record<string, unknown>;
  /** The whole row, as far as it was read. */
  item?: Record<string, unknown>;
}
interface InterfaceDefinition {
  /** Equals the folder's name and the id that the API stores. */
  id: string;
  /** Other ids under which the API may have stored the same interface. */
  aliases?: readonly string[];
  /** Material icon name. */
  icon: string;
  /** Field types it may serve; the first is the default. */
  types: readonly [string, ...string[]];
  recommended?: {
    length?: number;
    defaultValue?: unknown;
    validation?: string;
    required?: boolean;
  };
  relational?: 'm2o' | 'o2m' | 'm2m' | 'file' | 'user';
  /** The input is a group of controls: its label becomes a group's name instead of a control's label. */
  group?: boolean;
  /** The input brings its own heading. */
  hideLabel?: boolean;
  /** About how high the input is, px, so that nothing below it moves when it comes. Default: one line. Never throws. */
  height?: (options: Record<string, unknown>, value: unknown, field: Field) => number;
  /** Its input brings a library of its own: it is made when it comes near the part of the page that is on screen. */
  isHeavy?: boolean;
  /** Its input writes by itself when other fields are edited: it is there from the start, however far down it stands. */
  isFollowing?: boolean;
  /** Never editable, whatever the field says (created on, created by). */
  alwaysReadonly?: boolean;
  options: readonly OptionDefinition[];
  /** What a new item begins with, from the options and the moment on the user's clocks (SQL); null for nothing. Never throws. */
  initial?: (options: Record<string, unknown>, now: string) => unknown;
  /** Default export of `Input.tsx`, loaded when a form first shows it. */
  Input: ComponentType<InputProps>;
  Display: (props: DisplayProps) => ReactNode;
  /** The display shows a number as digits, which stand at the end of their column; others make stars, people or words of it. */
  showsDigits?: boolean;
  /** Strings of `en-US.json`: `name`, `options.{key}.name`, and whatever the input says. */
  strings: Record<string, unknown>;
  /** Paths below the field that the display reads (`name`, `avatar.data`), from options and the related collection. */
  displayPaths?: (options: Record<string, unknown>, related: Collection | null) => string[];
  /** Fields of the item itself that the display reads besides, from options, the related collection and the item's own. */
  itemPaths?: (options: Record<string, unknown>, related: Collection | null, own: Collection) => string[];
}
/** Types a manifest; an `index.ts` default-exports its result. */
declare function defineInterface(definition: InterfaceDefinition): InterfaceDefinition;
type InterfaceDisplayProps = Omit<DisplayProps, 'options'>;
/** The display of whatever interface a field has; an empty value is a quiet mark, drawn without any interface. */
declare function InterfaceDisplay(props: InterfaceDisplayProps): ReactNode;
/** The strings of one interface (`interfaces:{id}.{key}`), as its own `en-US.json` holds them. */
declare function useInterfaceText(id: string): (key: string, values?: Record<string, unknown>) => string;
/** A saved condition of a view, as the API stores it. */
interface PresetFilter {
  field: string;
  operator: string;
  value: unknown;
  /** `or` joins the condition to the one before; the server knows no groups. */
  logical?: 'and' | 'or';
  /**
   * Days counted from the day of asking (`last:7:day`, see docs/decisions/008). `operator` and `value` then hold what it
   * meant when it was chosen, which is what an app reads that doesn't know this key.
   */
  relative?: string;
}
interface ViewQuery {
  /** Column names, comma-separated, as the API stores them. */
  fields?: string;
  /** A field name, `-` before it for descending; comma-separated for several. */
  sort?: string;
}
/** An item as the API sends one. Values are JSON; numbers that JavaScript can't hold are LosslessNumber. */
type Item = Record<string, unknown>;
/** What restricts and orders a list: everything that changes which rows there are, and nothing else. */
interface ItemListView {
  /** Paths that are shown (`title`, `category.name`). */
  fields: readonly string[];
  sort?: string | null;
  q?: string | null;
  /** In the API's own form, made by `toFilterParams`. */
  filter?: Params | null;
  /** `*` adds soft-deleted items. */
  status?: string | null;
}
/** Which list: everything that decides what its rows are. */
interface ItemSource {
  project: string;
  collection: string;
  view: ItemListView;
}
interface ItemWindows {
  /** Rows to lay out; more than there are known to be as long as nothing has been counted. */
  rowCount: number;
  /** False while `rowCount` is provisional. */
  isCounted: boolean;
  /** The item of a row, undefined as long as it isn't there. */
  itemAt: (row: number) => Item | undefined;
  /** Reads rows `first` to `last` (included) wherever they are; what has been read is not asked for again. */
  load: (first: number, last: number) => Promise<Item[]>;
  /** Set when a window in sight could not be read. */
  error: Error | null;
  retry: () => void;
}
/**
 * Reads a list in windows of 100 rows as `range` (rows in sight, the second one past the end) moves over it. A window
 * is asked for once; one that is passed in a hurry is never asked for, and one left before it came is cancelled.
 * `count` is the server's, null before it is known.
 */
declare function useItemWindows(
  source: ItemSource,
  range: {
    first: number;
    last: number;
  },
  count: number | null,
): ItemWindows;
/** What a layout knows of the collection that it shows. */
interface LayoutContext {
  collection: Collection;
  collections: Record<string, Collection>;
  relations: readonly Relation[];
  /** Names of the fields that the user may not read. */
  hidden: ReadonlySet<string>;
  /** What of an item's owner decides whether the user may change it. */
  owner: 'nothing' | 'id' | 'role';
  /** The screen is a phone's: there is no room for columns side by side. */
  isPhone?: boolean;
}
/** What a layout needs of each item (paths) and in which order. */
interface LayoutRequest {
  paths: string[];
  /** In the API's form (`-price`); null leaves it to the server. */
  sort: string | null;
}
/** The rows that are chosen, by key as text; the items as they were when chosen. */
interface LayoutSelection {
  items: ReadonlyMap<string, Item>;
  onChange: (items: ReadonlyMap<string, Item>) => void;
  /** Chooses everything that has been read, or nothing when that is chosen already. */
  onToggleAll: () => void;
}
interface LayoutSettings {
  context: LayoutContext;
  /** Saved state of this layout, cleaned by `clean`. */
  query: ViewQuery;
  /** A part of the query that the user has changed. */
  onQueryChange: (changes: ViewQuery) => void;
  options: Record<string, unknown>;
  onOptionsChange: (changes: Record<string, unknown>) => void;
}
interface LayoutProps extends LayoutSettings {
  /** Accessible name of the list. */
  label: string;
  source: ItemSource;
  /** Rows by the server's count; null as long as it isn't known. */
  count: number | null;
  /** True while `source` is the one before, because the rows of the present view are not there yet. */
  isBehind: boolean;
  keyOf: (item: Item) => string;
  /**
   * The `href` of an item. Hand the item over: an entry of the activity leads to what it is about. Rows are plain links
   * (decision 021): a list answers their clicks by `onOpen`.
   */
  hrefOf: (key: string, item?: Item) => string;
  onOpen: (key: string, item?: Item) => void;
  /** null where nothing can be done with chosen items. */
  selection: LayoutSelection | null;
  /** Remembers where the list stood for the way back; the same key finds it again. */
  placeKey: string;
  /**
   * Where a layout that has places of its own (a month, a day) stands: its own words, kept in the address but in no
   * preset. null: where it stands by itself.
   */
  at: string | null;
  onAtChange: (at: string | null) => void;
  /** Where a new item is made, with values to begin with; null where the user may not. */
  newItem: ((start?: StartValues) => Address) | null;
  /** The table of the items that fulfil one condition more. */
  filtered: (condition: PresetFilter) => Address;
}
/** The settings in the side bar. */
type LayoutOptionsProps = LayoutSettings;
/** A way to show the items of a collection: a folder beside this file, found by the registry. */
interface LayoutDefinition {
  /** Equals the folder's name and the `view_type` that the API stores. */
  id: string;
  /** Material icon name. */
  icon: string;
  /** Collections that are shown this way as long as nobody has chosen another. */
  defaultFor?: readonly string[];
  /** Items can't be chosen in it. */
  isWithoutSelection?: boolean;
  /** False for collections that it has nothing to go by in: it isn't offered there. Pure; left out, it is for all. */
  isUsable?: (context: LayoutContext) => boolean;
  /** Strings of `en-US.json`; `name` is shown in the picker. */
  strings: Record<string, unknown>;
  /** The query without what doesn't exist (any more) or can't be read, and what was left out. Pure. */
  clean: (
    query: ViewQuery,
    context: LayoutContext,
  ) => {
    query: ViewQuery;
    dropped: string[];
  };
  /** Pure; `query` is clean. */
  request: (query: ViewQuery, options: Record<string, unknown>, context: LayoutContext) => LayoutRequest;
  Layout: ComponentType<LayoutProps>;
  Options: ComponentType<LayoutOptionsProps>;
}
/** Types a manifest; an `index.ts` default-exports its result. */
declare function defineLayout(definition: LayoutDefinition): LayoutDefinition;
/** How a picture fills its frame. */
type Fit = 'crop' | 'contain';
interface ItemImageProps {
  /** Name of the field with the picture; `data` is the file itself in the collection of files. */
  src: string | null;
  fit: Fit;
  /** In the place of a missing picture; null picks one by the kind of file or person. */
  icon: string | null;
  item: Item;
  collection: Collection;
  /** Of the frame, which says how high it is. */
  className?: string | undefined;
}
/** The picture of an item in a frame of fixed size; an icon holds the place until it is there, or for good. */
declare function ItemImage({ className, ...props }: ItemImageProps): _$react.JSX.Element;
interface ItemStatusProps {
  item: Item;
  collection: Collection;
  className?: string;
}
/** The dot of an item's status; nothing where there is none. */
declare function ItemStatus({ item, collection, className }: ItemStatusProps): _$react.JSX.Element | null;
type LayoutText = (key: string, values?: Record<string, unknown>) => string;
/** The strings of one layout (`layouts:{id}.{key}`), as its own `en-US.json` holds them. */
declare function useLayoutText(id: string): LayoutText;
interface PathModel {
  collections: Readonly<Record<string, Collection>>;
  relations: readonly Relation[];
}
/** The paths that showing a field reads: what its interface names, else the field, else the keys of a list's rows. */
declare function displayPathsOf(field: Field, { collections, relations }: PathModel): string[];
/**
 * The `fields` of a request for a list: the given paths and those that every list needs to open, choose and judge an
 * item (key, status, owner). Sorted, so that a new order of columns is the same request; a bare name gives way to a
 * path below it, which brings the key along.
 */
declare function requestFields(paths: readonly string[], context: LayoutContext): string[];
interface RowCheckboxProps {
  isSelected: boolean;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}
/** The box that chooses a row. The list sees the click first and decides, since Shift chooses a whole range. */
declare function RowCheckbox(props: RowCheckboxProps): _$react.JSX.Element;
type SortSettingsProps = Pick<LayoutOptionsProps, 'context' | 'query' | 'onQueryChange'>;
/** The field that a list without columns is ordered by, and which way. */
declare function SortSettings({ context, query, onQueryChange }: SortSettingsProps): _$react.JSX.Element;
interface TitleLinkProps {
  id?: string;
  className: string | undefined;
  href: string;
  children: ReactNode;
}
/** The title of an item in a list that has the focus itself, and drags of its own in place of the browser's. */
declare function TitleLink({ className, children, ...link }: TitleLinkProps): _$react.JSX.Element;
interface RowActionsInput extends Pick<LayoutProps, 'selection' | 'keyOf' | 'hrefOf' | 'onOpen'> {
  rows: ItemWindows;
}
interface NavigationInput extends RowActionsInput {
  list: RefObject<HTMLDivElement | null>;
  /** Items that stand side by side; default 1. */
  columns?: number;
  /** Rows that Page Up and Page Down move by. */
  page: number;
  showRow: (row: number) => void;
  /** The item that the keyboard stood on when the list was left. */
  startRow: number | null;
}
/**
 * Pointer and keyboard of a list of items, each with its place in `data-row`. The list itself has the focus and is the one
 * tab stop; the item that the keys act on is named by aria-activedescendant, so that it may scroll away without the
 * focus being lost.
 */
declare function useGridNavigation({ list, columns, page, showRow, startRow, ...input }: NavigationInput): {
  active: number | null;
  setActive: _$react.Dispatch<_$react.SetStateAction<number | null>>;
  handlers: {
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void;
    onMouseDown: (event: MouseEvent<HTMLDivElement>) => void;
    onClick: (event: MouseEvent<HTMLDivElement>) => void;
    onAuxClick: (event: MouseEvent<HTMLDivElement>) => void;
  };
};
interface Scale {
  /** Height of all rows. */
  full: number;
  /** Height of the visible part. */
  view: number;
}
interface Position {
  top: number;
  scrollTop: number;
}
/** What is in sight. */
interface ScrollWindow {
  /** Rows to draw: `first` to one before `last`, not limited to the rows that there are. */
  first: number;
  last: number;
  /** What a row's place in the list has to be lessened by to be its place in the page, px. */
  shift: number;
}
interface ListShape {
  /** px. */
  rowHeight: number;
  /** Items in a row: when their number changes, the same items stay in sight. Default 1. */
  perRow?: number;
  /** Rows drawn beyond the edges of the view. */
  overscan?: number;
  /** Where the list stood before is looked up by it, see `scroll-memory.ts`. Default: it begins at its top. */
  placeKey?: string;
}
interface Frame {
  rowCount: number;
  /** Height of what stands above the rows and stays in sight, px. */
  headHeight?: number;
}
/** What of a list is drawn, and where in the page. */
interface ScrollFrame {
  /** Rows to draw: `first` to one before `last`. */
  first: number;
  last: number;
  /** Of the element that holds the rows, px. */
  height: number;
  /** Of the first row that is drawn, from the top of that element, px. */
  offset: number;
  /** Rows that a page key goes by. */
  page: number;
}
type ScrollState = ReturnType<typeof useScrollWindow>;
/** Follows the scrolling of an element; the rows in it are of one height. */
declare function useScrollWindow(
  scrollerRef: RefObject<HTMLElement | null>,
  { rowHeight, perRow, overscan, placeKey }: ListShape,
): {
  shown: ScrollWindow;
  /** The row, or item, that the keyboard stood at. */
  startRow: number | null;
  rowHeight: number;
  itemHeight: number;
  placeRef: RefObject<Position>;
  scaleRef: RefObject<Scale>;
  update: () => void;
  put: (position: Position) => void;
  onScroll: () => void;
  showRow: (row: number) => void;
  showTop: () => void;
  currentTop: () => number;
};
/** Keeps the same items in sight when their number or height changes, or the element does. */
declare function useScrollFrame(
  scrollerRef: RefObject<HTMLElement | null>,
  { shown, rowHeight, itemHeight, placeRef, scaleRef, update, put }: ScrollState,
  { rowCount, headHeight }: Frame,
): ScrollFrame;
interface ListPlace {
  source: ItemSource;
  placeKey: string;
  /** The row that the keyboard is at. */
  row: number | null;
  scroll: ScrollState;
}
/**
 * Where a list stands: other rows or another order begin at the top, the same ones with other fields stay where they
 * are, and the place is remembered for the way back.
 */
declare function useListPlace({ source, placeKey, row, scroll }: ListPlace): void;
interface WindowedGridProps extends ComponentProps<'div'> {
  /** Begins the ids of the items: the one that the keys act on is named by it and its place in the list. */
  id: string;
  frame: Pick<ScrollFrame, 'first' | 'last'>;
  /** Place of the item that the keys act on. */
  active: number | null;
  /** Items that stand side by side; default 1. */
  perRow?: number;
  isMultiple: boolean;
}
/** A list that has the focus itself, scrolls, and draws only what is in sight. */
declare function WindowedGrid({
  id,
  frame,
  active,
  perRow,
  isMultiple,
  className,
  ...props
}: WindowedGridProps): _$react.JSX.Element;
interface WindowedRowsProps {
  frame: ScrollFrame;
  className: string | undefined;
  /** px; default: as wide as there is room. */
  width?: number;
  role?: 'presentation' | 'rowgroup';
  children: (row: number) => ReactNode;
}
/** The rows in sight, at their place in the height of all of them: see docs/decisions/004. */
declare function WindowedRows({
  frame: { first, last, height, offset },
  className,
  width,
  role,
  children,
}: WindowedRowsProps): _$react.JSX.Element;
export {
  ApiError,
  Badge,
  Button,
  Checkbox,
  Chip,
  type Collection,
  type DisplayProps,
  EmptyState,
  type Field,
  Icon,
  IconButton,
  type InputProps,
  Instant,
  type InterfaceDefinition,
  InterfaceDisplay,
  type Item,
  ItemImage,
  ItemStatus,
  type LayoutContext,
  type LayoutDefinition,
  type LayoutOptionsProps,
  type LayoutProps,
  type LayoutRequest,
  type LayoutSelection,
  Notice,
  NumberInput,
  type OptionDefinition,
  Page,
  RadioGroup,
  type Relation,
  RetryNotice,
  RowCheckbox,
  Select,
  Skeleton,
  SortSettings,
  Spinner,
  Switch,
  TextBox,
  TextField,
  TitleLink,
  VisuallyHidden,
  WindowedGrid,
  WindowedRows,
  addTexts,
  call,
  collectionName,
  confirm,
  contract,
  defineInterface,
  defineLayout,
  displayPathsOf,
  fieldName,
  notify,
  ownValue,
  plainText,
  requestFields,
  useCollection,
  useCollections,
  useCurrentUser,
  useFormValue,
  useGridNavigation,
  useInterfaceText,
  useItemWindows,
  useLayoutText,
  useListPlace,
  useLocale,
  useNavigate,
  useProject,
  useRelations,
  useScrollFrame,
  useScrollWindow,
};
