import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { classNames } from '#app/components/ui/class-names.ts';
import styles from '#app/components/ui/Tabs.module.css';

export interface TabItem {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  content: ReactNode;
  disabled?: boolean;
}

export interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  items: readonly TabItem[];
  selectedKey: string;
  onSelectionChange: (id: string) => void;
  orientation?: 'horizontal' | 'vertical';
  /** auto: arrows select at once (default); manual: Enter selects, for panels that are costly to show. */
  activation?: 'auto' | 'manual';
  className?: string;
}

/** Panels, one at a time. Only the chosen one is mounted. */
export function Tabs({ label, items, selectedKey, onSelectionChange, orientation, ...props }: TabsProps) {
  return (
    <AriaTabs
      className={classNames(styles['tabs'], props.className) ?? ''}
      selectedKey={selectedKey}
      onSelectionChange={(key) => onSelectionChange(String(key))}
      orientation={orientation}
      keyboardActivation={props.activation === 'manual' ? 'manual' : 'automatic'}
    >
      <TabList className={styles['list']} aria-label={label}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} isDisabled={item.disabled} className={styles['tab']}>
            {item.icon}
            {item.label}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={styles['panel']}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
