import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#app/components/ui/Button.tsx';
import { ComboBox } from '#app/components/ui/ComboBox.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { MenuButton } from '#app/components/ui/Menu.tsx';
import { PopoverButton } from '#app/components/ui/Popover.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { Tooltip } from '#app/components/ui/Tooltip.tsx';
import '#app/components/ui/tokens.css';
import '#app/components/ui/base.css';

const fruit = [
  { id: 'a', label: 'Apple' },
  { id: 'b', label: 'Banana', description: 'bent' },
  { id: 'c', label: 'Cherry', disabled: true },
];

beforeEach(() => userEvent.keyboard('{Escape}'));

describe('Select', () => {
  it('chooses by keyboard, and null by its empty choice', async () => {
    const onChange = vi.fn();
    function Host() {
      const [key, setKey] = useState<string | null>('a');
      const choose = (id: string | null) => {
        onChange(id);
        setKey(id);
      };
      return <Select label="Fruit" items={fruit} selectedKey={key} onChange={choose} emptyLabel="None" />;
    }
    await render(<Host />);
    await page.getByRole('button', { name: /Apple/ }).click();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('b');
    await page.getByRole('button', { name: /Banana/ }).click();
    await page.getByRole('option', { name: 'None' }).click();
    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  it('shows a stored value that is no choice any more', async () => {
    await render(<Select label="Fruit" items={fruit} selectedKey="gone" onChange={() => undefined} />);
    await expect.element(page.getByRole('button', { name: /gone/ })).toBeVisible();
  });

  it('ties its error to the button', async () => {
    await render(
      <Select
        label="Fruit"
        items={fruit}
        selectedKey={null}
        onChange={() => undefined}
        error="Choose an option."
      />,
    );
    await expect
      .element(page.getByRole('button', { name: /Fruit/ }))
      .toHaveAccessibleDescription(/Choose an option\./);
  });
});

describe('ComboBox', () => {
  it('filters by its owner, picks, and says when nothing fits', async () => {
    const onPick = vi.fn();
    function Host() {
      const [text, setText] = useState('');
      const [key, setKey] = useState<string | null>(null);
      return (
        <ComboBox
          label="Fruit"
          items={fruit.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))}
          inputValue={text}
          onInputChange={setText}
          selectedKey={key}
          onSelectionChange={(id) => {
            onPick(id);
            setKey(id);
          }}
          emptyText="Nothing fits"
        />
      );
    }
    await render(<Host />);
    const input = page.getByRole('combobox', { name: 'Fruit' });
    await input.fill('ban');
    await expect.element(page.getByRole('option')).toHaveTextContent('Banana');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(input).toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Enter}');
    await expect.element(input).toHaveValue('Banana');
    await input.fill('xyz');
    await expect.element(page.getByText('Nothing fits')).toBeVisible();
    await userEvent.tab();
    await expect.element(input).toHaveValue('Banana');
    expect(onPick.mock.calls).toEqual([['b']]);
  });

  it('what is typed takes the place of a name, also of one that comes after the focus', async () => {
    let arrive = (_name: string) => {};
    function Host() {
      const [text, setText] = useState('#501');
      arrive = setText;
      return (
        <ComboBox
          label="Customer"
          items={[]}
          inputValue={text}
          onInputChange={setText}
          selectedKey="501"
          selectedLabel={text}
          onSelectionChange={() => undefined}
          emptyText=""
        />
      );
    }
    await render(<Host />);
    const input = page.getByRole('combobox', { name: 'Customer' });
    await input.click();
    arrive('Greta Costa, Osterleigh');
    await expect.element(input).toHaveValue('Greta Costa, Osterleigh');
    await userEvent.keyboard('Voss');
    await expect.element(input).toHaveValue('Voss');
  });

  it('asks for more at the end of the list', async () => {
    const loadMore = vi.fn();
    const many = Array.from({ length: 60 }, (_, index) => ({ id: String(index), label: `Item ${index}` }));
    await render(
      <ComboBox
        label="Many"
        items={many}
        inputValue=""
        onInputChange={() => undefined}
        selectedKey={null}
        onSelectionChange={() => undefined}
        emptyText=""
        loadMore={loadMore}
      />,
    );
    await page.getByRole('combobox', { name: 'Many' }).click();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('option', { name: 'Item 0' })).toBeVisible();
    expect(loadMore).not.toHaveBeenCalled();
    page.getByRole('option', { name: 'Item 59' }).element().scrollIntoView();
    await expect.poll(() => loadMore.mock.calls.length, { timeout: 5000 }).toBeGreaterThan(0);
  });
});

describe('MenuButton', () => {
  it('opens by keyboard, skips what is disabled, acts, and gives the focus back', async () => {
    const onAction = vi.fn();
    const items = [
      { id: 'copy', label: 'Save as copy', disabled: true },
      { id: 'stay', label: 'Save and stay' },
    ];
    await render(<MenuButton label="More" items={items} onAction={onAction} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menu', { name: 'More' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(onAction).toHaveBeenCalledExactlyOnceWith('stay');
    await expect.element(page.getByRole('button', { name: 'More' })).toHaveFocus();
  });
});

describe('PopoverButton', () => {
  it('opens a named panel, which can close itself', async () => {
    await render(
      <PopoverButton label="Filter">{(close) => <Button onClick={close}>Done</Button>}</PopoverButton>,
    );
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Filter' })).toHaveFocus();
  });
});

describe('Dialog', () => {
  function Host({ role }: { role?: 'alertdialog' }) {
    const [isOpen, setOpen] = useState(false);
    const [name, setName] = useState('');
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        {isOpen ? (
          <Dialog title="Author" role={role} closeLabel="Close" onClose={() => setOpen(false)}>
            <TextField autoFocus label="Name" value={name} onChange={setName} />
          </Dialog>
        ) : null}
      </>
    );
  }

  it('takes the focus, keeps it, and gives it back', async () => {
    await render(<Host />);
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Author' })).toBeVisible();
    await expect.element(page.getByLabelText('Name')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(page.getByLabelText('Name')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it.each(['gone', 'disabled'])(
    'has the focus when its control is %s without a word, as in Firefox; Esc still closes it',
    async (way) => {
      const hush = (event: Event) => event.stopImmediatePropagation();
      for (const name of ['blur', 'focusout']) window.addEventListener(name, hush, true);
      function Waning() {
        const [isOpen, setOpen] = useState(true);
        const [isDone, setDone] = useState(false);
        if (!isOpen) return null;
        return (
          <Dialog title="Uploads" onClose={() => setOpen(false)}>
            {isDone && way === 'gone' ? null : (
              <button type="button" disabled={isDone} onClick={() => setDone(true)}>
                Cancel
              </button>
            )}
          </Dialog>
        );
      }
      try {
        await render(<Waning />);
        await page.getByRole('button', { name: 'Cancel' }).hover();
        // Half a second after it has opened, a dialog of React Aria takes a lost focus by itself, once.
        await new Promise((resolve) => setTimeout(resolve, 700));
        await page.getByRole('button', { name: 'Cancel' }).click();
        await expect.element(page.getByRole('dialog')).toHaveFocus();
        await userEvent.keyboard('{Escape}');
        await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
      } finally {
        for (const name of ['blur', 'focusout']) window.removeEventListener(name, hush, true);
      }
    },
  );

  it('closes by its cross', async () => {
    await render(<Host role="alertdialog" />);
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('tips', () => {
  it.each(['constructor', '__proto__', 'toString'])(
    'an icon called %s is a name that no font has',
    async (name) => {
      const screen = await render(<Icon name={name} />);
      expect(screen.container.textContent).toBe(name.toLowerCase());
    },
  );

  it('IconButton shows its name and keys', async () => {
    await render(
      <IconButton label="Edit" shortcut="⌘E">
        x
      </IconButton>,
    );
    await page.getByRole('button', { name: 'Edit' }).hover();
    await expect.element(page.getByText('⌘E')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('⌘E')).not.toBeInTheDocument();
  });

  it('IconButton says nothing of what it was once it has become another', async () => {
    function Host() {
      const [isGone, setGone] = useState(false);
      return (
        <IconButton label={isGone ? 'Take back' : 'Remove'} onClick={() => setGone(true)}>
          x
        </IconButton>
      );
    }
    await render(<Host />);
    await userEvent.tab();
    // Before the tip has come up.
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Take back' })).toHaveFocus();
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(page.getByText('Remove').query()).toBeNull();
  });

  it('Tooltip describes a native button on keyboard focus', async () => {
    await render(
      <Tooltip content="What it does">
        <button type="button">Do</button>
      </Tooltip>,
    );
    await userEvent.tab();
    await expect
      .element(page.getByRole('button', { name: 'Do' }))
      .toHaveAccessibleDescription('What it does');
  });
});
