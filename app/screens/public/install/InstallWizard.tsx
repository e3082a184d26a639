import { DatabaseStep } from './DatabaseStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import styles from './install.module.css';
import { ProjectStep } from './ProjectStep.tsx';
import { RequirementsStep } from './RequirementsStep.tsx';
import { Stepper } from './Stepper.tsx';
import { useWizard } from './use-wizard.ts';
import { WelcomeStep } from './WelcomeStep.tsx';
import { WorkingStep } from './WorkingStep.tsx';

const screens = {
  welcome: WelcomeStep,
  requirements: RequirementsStep,
  project: ProjectStep,
  database: DatabaseStep,
  working: WorkingStep,
  done: DoneStep,
};

export function InstallWizard({ isFirst }: { isFirst: boolean }) {
  const wizard = useWizard(isFirst);
  const Screen = screens[wizard.step];
  return (
    <div className={styles.wizard}>
      <Stepper step={wizard.step} />
      <Screen key={wizard.step} wizard={wizard} isFirst={isFirst} />
    </div>
  );
}
